import type { BranchReason } from "./attempt.ts";
import { puzzleDayOn } from "./cadence.ts";
import { dayAt, mondayOf, type Day } from "./day.ts";
import type { Measure, Turning } from "./measures.ts";

/** Below this time a guess, in milliseconds, nobody has read a clue and typed a name. */
const HUMAN_PACE_MS = 1_500;
/** Who finds an answer this soon after the deal with his first guess has not guessed, in milliseconds. */
const FIRST_GUESS_MS = 5_000;

/** How a round ended, as it is counted. */
export interface Ending {
  won: boolean;
  /** Guesses made. */
  guesses: number;
  /** Right answers found: of one in most games, of nine in the Grid. */
  correct: number;
  /** Whether a hint was taken. */
  hint?: boolean;
  /** Whether it was played in hard mode. */
  hard?: boolean;
}

/**
 * How well a round ended, from 1 for the best: the guesses it took, and in a game with several answers
 * one more for each that is missing. Null when nothing was found.
 */
export function rungOf({ limit, toFind }: Measure, { won, guesses, correct }: Ending): number | null {
  if (toFind === 1) return won ? guesses : null;
  return correct === 0 ? null : limit - correct + 1;
}

/** What a rung stands for: the guesses it took, or in a game with several answers how many were right. */
export const figureOf = ({ limit, toFind }: Measure, rung: number): number => (toFind === 1 ? rung : limit - rung + 1);

/** The figure an ending is told by, as in `4/7` or `6/9`; null where there is none but that it was lost. */
export const toldFigure = ({ toFind }: Measure, { won, guesses, correct }: Ending): number | null =>
  toFind > 1 ? correct : won ? guesses : null;

/**
 * The score of a finished daily, in points with two decimals: 100 for the fewest guesses down to
 * 100/limit for the last one, 0 when lost; in the Grid 100 × correct / 9; half of it with a hint (GAMES.md).
 */
export function scoreOf(measure: Measure, ending: Ending): number {
  const { limit } = measure;
  const rung = rungOf(measure, ending);
  const best = ending.hint === true ? 5_000 : 10_000;
  return rung === null ? 0 : Math.round((best * (limit - rung + 1)) / limit) / 100;
}

/** Whether a person can have played so in so many milliseconds. */
export const isHumanPace = ({ won, guesses }: Pick<Ending, "won" | "guesses">, tookMs: number): boolean =>
  tookMs >= (won && guesses === 1 ? FIRST_GUESS_MS : guesses * HUMAN_PACE_MS);

/**
 * Why a finished daily counts only for its visitor: its day, or its week, was over; it was faster than a person can play;
 * or its attempt is branched (attempt.ts).
 */
export const MARKS = ["late", "too-fast", "branched", "two-devices"] as const satisfies readonly (
  | "late"
  | "too-fast"
  | BranchReason
)[];
export type Mark = (typeof MARKS)[number];

/** Returns the mark of a finished daily whose attempt is not branched; null if it counts. Instants are Unix milliseconds. */
export function markOf(
  turning: Turning,
  ending: Ending,
  day: Day,
  begun: number,
  finishedAt: number,
): "late" | "too-fast" | null {
  if (puzzleDayOn(turning, dayAt(finishedAt)) !== day) return "late";
  return isHumanPace(ending, finishedAt - begun) ? null : "too-fast";
}

/** The spans a leaderboard is kept for. */
export const PERIODS = ["today", "week", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** The first day of a period that ends today; null for all time. A week begins on Monday. */
export function firstDayOf(period: Period, today: Day): Day | null {
  switch (period) {
    case "today":
      return today;
    case "week":
      return mondayOf(today);
    case "all":
      return null;
  }
}

/** Up to this number, ranks and rows of a leaderboard are counted; beyond it they are "over 1,000". */
export const MAX_COUNTED = 1_000;

/** What somebody has gathered in a period. */
export interface Tally {
  score: number;
  tookMs: number;
}

/** Orders tallies as a leaderboard does: more points first, ties by less time. */
export const byStanding = (a: Tally, b: Tally): number => b.score - a.score || a.tookMs - b.tookMs;
