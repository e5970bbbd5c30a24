import { puzzleNumber, type Day } from "./day.ts";

/** A finished round, as it is kept. */
export interface Result {
  /** What was played: the day of a daily or archive puzzle, or the id of a practice or challenge round. */
  of: Day | string;
  kind: "daily" | "archive" | "practice" | "challenge";
  won: boolean;
  /** Guesses made. */
  guesses: number;
}

export interface Statistics {
  played: number;
  wins: number;
  /** Share of rounds won, 0 to 1; 0 when none was played. */
  winRate: number;
  streak: number;
  bestStreak: number;
  /** Mean guesses of the rounds won; null when none was. */
  average: number | null;
  /** How many wins took 1, 2, … guesses: the first entry is for one guess. */
  distribution: number[];
}

/**
 * Works the statistics of a game out from its results.
 *
 * The streak of a daily game counts consecutive puzzle numbers won. It is alive while today's is
 * still open, and over as soon as a day was missed. Practice counts wins in a row instead, in the
 * order in which `results` come.
 *
 * @param limit guesses a round allows
 * @param today the current day; null where rounds belong to no day, as in practice
 */
export function statisticsOf(results: readonly Result[], limit: number, today: Day | null): Statistics {
  const won = results.filter((result) => result.won);
  const distribution = Array.from({ length: limit }, (_, index) => won.filter(({ guesses }) => guesses === index + 1).length);
  const { streak, bestStreak } = today === null ? runsInOrder(results) : runsOfDays(results, today);
  return {
    played: results.length,
    wins: won.length,
    winRate: results.length === 0 ? 0 : won.length / results.length,
    streak,
    bestStreak,
    average: won.length === 0 ? null : won.reduce((sum, { guesses }) => sum + guesses, 0) / won.length,
    distribution,
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

function runsOfDays(results: readonly Result[], today: Day): Runs {
  const outcomes = new Map(
    results.filter(({ kind }) => kind === "daily").map(({ of, won }) => [puzzleNumber(of), won] as const),
  );
  const endingAt = (number: number): number => {
    let length = 0;
    while (outcomes.get(number - length) === true) length++;
    return length;
  };
  const now = puzzleNumber(today);
  const open = !outcomes.has(now);
  return {
    streak: endingAt(open ? now - 1 : now),
    bestStreak: Math.max(0, ...[...outcomes.keys()].map(endingAt)),
  };
}
