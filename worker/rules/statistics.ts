import { numberOn } from "./cadence.ts";
import type { Day } from "./day.ts";
import type { Measure, Turning } from "./measures.ts";
import { rungOf, type Ending, type Mark } from "./score.ts";

/** A finished round, as it is kept. */
export interface Result extends Ending {
  /** What was played: the day of a daily or archive puzzle, or the id of a practice or challenge round. */
  of: Day | string;
  kind: "daily" | "archive" | "practice" | "challenge";
  /** Why a daily counts only for its visitor; absent if it counts. */
  mark?: Mark;
}

export interface Statistics {
  played: number;
  wins: number;
  /** Share of rounds won, 0 to 1; 0 when none was played. */
  winRate: number;
  streak: number;
  bestStreak: number;
  /** Mean {@link rungOf} of the rounds in which something was found; null when there is none. */
  average: number | null;
  /** How many rounds ended on each {@link rungOf}, the best first. */
  distribution: number[];
}

/**
 * Works the statistics of a game out from its results.
 *
 * The streak of a daily game counts consecutive puzzle numbers won. It is alive while today's is
 * still open, and over as soon as a day was missed; of a weekly game it is weeks. Practice counts wins in a row instead, in the
 * order in which `results` come.
 *
 * @param today the current day; null where rounds belong to no day, as in practice
 */
export function statisticsOf(measure: Measure & Turning, results: readonly Result[], today: Day | null): Statistics {
  const wins = results.filter(({ won }) => won).length;
  const rungs = results.map((result) => rungOf(measure, result)).filter((rung) => rung !== null);
  const { streak, bestStreak } = today === null ? runsInOrder(results) : runsOfDays(measure, results, today);
  return {
    played: results.length,
    wins,
    winRate: results.length === 0 ? 0 : wins / results.length,
    streak,
    bestStreak,
    average: rungs.length === 0 ? null : rungs.reduce((sum, rung) => sum + rung, 0) / rungs.length,
    distribution: Array.from(
      { length: measure.limit },
      (_, index) => rungs.filter((rung) => rung === index + 1).length,
    ),
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

function runsOfDays(measure: Turning, results: readonly Result[], today: Day): Runs {
  const outcomes = new Map(
    results.filter(({ kind }) => kind === "daily").map(({ of, won }) => [numberOn(measure, of), won] as const),
  );
  const endingAt = (number: number): number => {
    let length = 0;
    while (outcomes.get(number - length) === true) length++;
    return length;
  };
  const now = numberOn(measure, today);
  const open = !outcomes.has(now);
  return {
    streak: endingAt(open ? now - 1 : now),
    bestStreak: Math.max(0, ...[...outcomes.keys()].map(endingAt)),
  };
}
