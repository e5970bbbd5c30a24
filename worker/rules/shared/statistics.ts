import { puzzleNumberOn } from "./schedule.ts";
import type { Day } from "./day.ts";
import type { GameLimits, Scheduled } from "./game-config.ts";
import { resultRankOf, type Ending, type ExclusionReason } from "./score.ts";

export interface Result extends Ending {
  /** The day of a daily or archive puzzle, or the id of a practice or challenge round. */
  of: Day | string;
  kind: "daily" | "archive" | "practice" | "challenge";
  /** Why a daily counts for its visitor only; absent if it counts. */
  mark?: ExclusionReason;
}

export interface Statistics {
  played: number;
  wins: number;
  /** Share of rounds won, 0 to 1; 0 if there are none. */
  winRate: number;
  streak: number;
  bestStreak: number;
  /** Mean {@link resultRankOf} of rounds with a right answer; null if there are none. */
  average: number | null;
  /** Number of rounds per {@link resultRankOf}, best first. */
  distribution: number[];
  /** Archive rounds, which are not part of the figures above. */
  archive: { played: number; wins: number };
}

/**
 * Computes the statistics of a game. Archive rounds count apart.
 *
 * The streak of a daily or weekly game counts consecutive puzzle numbers won. It continues while the running puzzle is
 * open, and ends with a missed or lost puzzle. Practice counts wins in a row, in the order of the results.
 *
 * @param today the current day; null for rounds without a day, as in practice
 * @param running the day of an earlier puzzle whose round still runs: it neither ends the streak nor counts in it
 */
export function computeStatistics(
  config: GameLimits & Scheduled,
  all: readonly Result[],
  today: Day | null,
  running: Day | null = null,
): Statistics {
  const results = all.filter(({ kind }) => kind !== "archive");
  const archived = all.filter(({ kind }) => kind === "archive");
  const wins = results.filter(({ won }) => won).length;
  const ranks = results.map((result) => resultRankOf(config, result)).filter((rank) => rank !== null);
  const { streak, bestStreak } = today === null ? runsInOrder(results) : runsOfDays(config, results, today, running);
  return {
    played: results.length,
    wins,
    winRate: results.length === 0 ? 0 : wins / results.length,
    streak,
    bestStreak,
    average: ranks.length === 0 ? null : ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length,
    distribution: Array.from({ length: config.limit }, (_, index) => ranks.filter((rank) => rank === index + 1).length),
    archive: { played: archived.length, wins: archived.filter(({ won }) => won).length },
  };
}

interface Runs {
  streak: number;
  bestStreak: number;
}

function runsInOrder(results: readonly Result[]): Runs {
  let streak = 0;
  let bestStreak = 0;
  for (const { won } of results) {
    streak = won ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

function runsOfDays(config: Scheduled, results: readonly Result[], today: Day, running: Day | null): Runs {
  const outcomes = new Map(
    results.filter(({ kind }) => kind === "daily").map(({ of, won }) => [puzzleNumberOn(config, of), won] as const),
  );
  const bridged = running === null ? null : puzzleNumberOn(config, running);
  const endingAt = (number: number): number => {
    let length = 0;
    for (let at = number; at === bridged || outcomes.get(at) === true; at--) if (at !== bridged) length++;
    return length;
  };
  const now = puzzleNumberOn(config, today);
  const open = !outcomes.has(now);
  return {
    streak: endingAt(open ? now - 1 : now),
    bestStreak: Math.max(0, ...[...outcomes.keys()].map(endingAt)),
  };
}
