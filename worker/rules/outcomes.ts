import type { Measure } from "./measures.ts";
import { rungOf, type Ending } from "./score.ts";

/** How the rounds of a daily ended. */
export interface Outcomes {
  /** How many ended on each rung, the best first: with one guess, with two, … (see `rungOf`). */
  rungs: readonly number[];
  /** How many found nothing. */
  lost: number;
}

/** How many have finished. */
export const playersIn = ({ rungs, lost }: Outcomes): number => sum(rungs) + lost;

/** Counts rounds by how they ended. */
export function outcomesOf(measure: Measure, endings: readonly (Ending & { count: number })[]): Outcomes {
  const rungs = Array.from({ length: measure.limit }, () => 0);
  let lost = 0;
  for (const { count, ...ending } of endings) {
    const rung = rungOf(measure, ending);
    if (rung === null) lost += count;
    else rungs[rung - 1] = (rungs[rung - 1] ?? 0) + count;
  }
  return { rungs, lost };
}

/** The outcomes with one more round in them. */
export function withEnding(measure: Measure, { rungs, lost }: Outcomes, ending: Ending): Outcomes {
  const own = rungOf(measure, ending);
  return {
    rungs: rungs.map((count, index) => (own === index + 1 ? count + 1 : count)),
    lost: own === null ? lost + 1 : lost,
  };
}

/** The share of players who found something, 0 to 1; 0 when nobody has played. */
export const solveRate = (outcomes: Outcomes): number => sum(outcomes.rungs) / Math.max(1, playersIn(outcomes));

/** Mean rung of those who found something: guesses in most games; null when nobody did. */
export function averageRung({ rungs }: Outcomes): number | null {
  const found = sum(rungs);
  return found === 0 ? null : sum(rungs.map((count, index) => count * (index + 1))) / found;
}

/** The share of players who did worse, 0 to 1. */
export function shareBehind(measure: Measure, outcomes: Outcomes, ending: Ending): number {
  const rung = rungOf(measure, ending);
  const behind = rung === null ? 0 : sum(outcomes.rungs.slice(rung)) + outcomes.lost;
  return behind / Math.max(1, playersIn(outcomes));
}

/** The share of players who did just as well, 0 to 1. */
export function shareLevel(measure: Measure, outcomes: Outcomes, ending: Ending): number {
  const rung = rungOf(measure, ending);
  const level = rung === null ? outcomes.lost : (outcomes.rungs[rung - 1] ?? 0);
  return level / Math.max(1, playersIn(outcomes));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
