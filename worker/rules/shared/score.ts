import { puzzleDayOn } from "./schedule.ts";
import { dayAt, type Day } from "./day.ts";
import type { GameLimits, Scheduled } from "./game-config.ts";

/** The minimum average time per guess of a person, in milliseconds. */
const MIN_MS_PER_GUESS = 1_500;
/** The minimum time of a win with the first guess, in milliseconds. */
const MIN_FIRST_WIN_MS = 5_000;

export interface Ending {
  won: boolean;
  guesses: number;
  /** Number of right answers: at most one in most games, nine in the Grid. */
  correct: number;
  hint?: boolean;
  hard?: boolean;
}

/** Returns the number of guesses; in the Grid 1 + that of missing answers. 1 is the best. Null if nothing was found. */
export function resultRankOf({ limit, toFind }: GameLimits, { won, guesses, correct }: Ending): number | null {
  if (toFind === 1) return won ? guesses : null;
  return correct === 0 ? null : limit - correct + 1;
}

/** Returns the number that a rank stands for: guesses, or right answers in the Grid. */
export const numberOfResultRank = ({ limit, toFind }: GameLimits, rank: number): number =>
  toFind === 1 ? rank : limit - rank + 1;

/** Returns the number of a result as in `4/7` or `6/9`; null if a game with one answer was lost. */
export const shownResultOf = ({ toFind }: GameLimits, { won, guesses, correct }: Ending): number | null =>
  toFind > 1 ? correct : won ? guesses : null;

/**
 * Returns 100 for one guess down to 100/limit, 0 if lost; in the Grid 100 × correct / 9. A hint halves it. Two
 * decimals.
 */
export function scoreOf(config: GameLimits, ending: Ending): number {
  const { limit } = config;
  const rank = resultRankOf(config, ending);
  const best = ending.hint === true ? 5_000 : 10_000;
  return rank === null ? 0 : Math.round((best * (limit - rank + 1)) / limit) / 100;
}

export const isHumanPace = ({ won, guesses }: Pick<Ending, "won" | "guesses">, tookMs: number): boolean =>
  tookMs >= (won && guesses === 1 ? MIN_FIRST_WIN_MS : guesses * MIN_MS_PER_GUESS);

/** Finished after its day or week; faster than a person can play; running when the device joined another one. */
export const EXCLUSION_REASONS = ["late", "too-fast", "joined"] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** Returns why a daily does not count when it is finished; null if it counts. Instants are Unix milliseconds. */
export function checkDateAndPace(
  turning: Scheduled,
  ending: Ending,
  day: Day,
  begun: number,
  finishedAt: number,
): ExclusionReason | null {
  if (puzzleDayOn(turning, dayAt(finishedAt)) !== day) return "late";
  return isHumanPace(ending, finishedAt - begun) ? null : "too-fast";
}
