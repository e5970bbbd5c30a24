import { addDays, weekday, type Day } from "./day.ts";

/** Below this time a guess, in milliseconds, nobody has read a clue and typed a name. */
const HUMAN_PACE_MS = 1_500;

/**
 * The score of a finished daily, in points with two decimals: 100 for the fewest guesses down to
 * 100/limit for the last one, 0 when lost (GAMES.md).
 */
export function scoreOf(won: boolean, guesses: number, limit: number): number {
  return won ? Math.round((10_000 * (limit - guesses + 1)) / limit) / 100 : 0;
}

/** Whether a person can have played so many guesses in so many milliseconds. */
export const isHumanPace = (guesses: number, tookMs: number): boolean => tookMs >= guesses * HUMAN_PACE_MS;

/** The spans a leaderboard is kept for. */
export const PERIODS = ["today", "week", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** The first day of a period that ends today; null for all time. A week begins on Monday. */
export function firstDayOf(period: Period, today: Day): Day | null {
  switch (period) {
    case "today": return today;
    case "week": return addDays(today, -weekday(today));
    case "all": return null;
  }
}

/** What somebody has gathered in a period. */
export interface Tally {
  score: number;
  tookMs: number;
}

/** Orders tallies as a leaderboard does: more points first, ties by less time. */
export const byStanding = (a: Tally, b: Tally): number => b.score - a.score || a.tookMs - b.tookMs;
