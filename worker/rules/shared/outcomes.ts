import type { GameLimits } from "./game-config.ts";
import { resultRankOf, type Ending } from "./score.ts";

export interface Outcomes {
  /** Number of rounds per rank, best first: one guess, two guesses, … (see `resultRankOf`). */
  distribution: readonly number[];
  /** Number of rounds without a right answer. */
  lost: number;
}

export const countPlayers = ({ distribution, lost }: Outcomes): number => sum(distribution) + lost;

export function computeOutcomes(config: GameLimits, endings: readonly (Ending & { count: number })[]): Outcomes {
  const distribution = Array.from({ length: config.limit }, () => 0);
  let lost = 0;
  for (const { count, ...ending } of endings) {
    const rank = resultRankOf(config, ending);
    if (rank === null) lost += count;
    else distribution[rank - 1] = (distribution[rank - 1] ?? 0) + count;
  }
  return { distribution, lost };
}

/** Returns the outcomes with one more round, or without one that is among them. */
export function countEnding(
  config: GameLimits,
  { distribution, lost }: Outcomes,
  ending: Ending,
  by: 1 | -1,
): Outcomes {
  const own = resultRankOf(config, ending);
  return {
    distribution: distribution.map((count, index) => (own === index + 1 ? count + by : count)),
    lost: own === null ? lost + by : lost,
  };
}

/** Returns the share of rounds with a right answer, 0 to 1; 0 if there are none. */
export const solveRate = (outcomes: Outcomes): number =>
  sum(outcomes.distribution) / Math.max(1, countPlayers(outcomes));

/** Returns the mean rank of rounds with a right answer (in most games: guesses); null if there are none. */
export function averageResultRank({ distribution }: Outcomes): number | null {
  const total = sum(distribution);
  return total === 0 ? null : sum(distribution.map((count, index) => count * (index + 1))) / total;
}

export function shareWithWorseResult(config: GameLimits, outcomes: Outcomes, ending: Ending): number {
  const rank = resultRankOf(config, ending);
  const behind = rank === null ? 0 : sum(outcomes.distribution.slice(rank)) + outcomes.lost;
  return behind / Math.max(1, countPlayers(outcomes));
}

export function shareWithSameResult(config: GameLimits, outcomes: Outcomes, ending: Ending): number {
  const rank = resultRankOf(config, ending);
  const level = rank === null ? outcomes.lost : (outcomes.distribution[rank - 1] ?? 0);
  return level / Math.max(1, countPlayers(outcomes));
}

export function countBetterResults(config: GameLimits, outcomes: Outcomes, ending: Ending): number {
  const rank = resultRankOf(config, ending);
  return sum(outcomes.distribution.slice(0, rank === null ? undefined : rank - 1));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
