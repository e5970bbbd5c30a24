/** How one clue of a guess compares with the answer. Shown as ✓, ≈ and ✗. */
export type Verdict = "match" | "near" | "miss";

/** Where the answer's number lies, seen from the guess. */
export type Arrow = "up" | "down" | "none";

export interface Mark {
  verdict: Verdict;
  arrow: Arrow;
}

// Every mark there is, each once, so that two marks are the same when they are identical.
const mark = (verdict: Verdict, arrow: Arrow): Mark => Object.freeze({ verdict, arrow });
export const MATCH = mark("match", "none");
export const NEAR = mark("near", "none");
export const MISS = mark("miss", "none");
const NEAR_UP = mark("near", "up");
const NEAR_DOWN = mark("near", "down");
const MISS_UP = mark("miss", "up");
const MISS_DOWN = mark("miss", "down");

/** Match when both are the same, else a miss. */
export const sameOrMiss = <Value>(answer: Value, guess: Value): Mark => (answer === guess ? MATCH : MISS);

/** Forwards are near to each other; one of the early days may have no place of his own, and is an `F`. */
export function markPosition(answer: string, guess: string): Mark {
  if (answer === guess) return MATCH;
  return isForward(answer) && isForward(guess) ? NEAR : MISS;
}

const isForward = (position: string): boolean => position !== "D" && position !== "G";

/**
 * Compares two numbers, the arrow pointing from the guess to the answer.
 *
 * A number that is not known, or a pick that was never made, equals only its like, and gives
 * no arrow: there is no direction towards nothing.
 *
 * @param within how far apart, in the numbers' own unit, still counts as near.
 */
export function markNumber(answer: number | null, guess: number | null, within: number): Mark {
  if (answer === guess) return MATCH;
  if (answer === null || guess === null) return MISS;
  const near = Math.abs(answer - guess) <= within;
  if (answer > guess) return near ? NEAR_UP : MISS_UP;
  return near ? NEAR_DOWN : MISS_DOWN;
}
