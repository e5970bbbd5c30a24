/** How one clue of a guess compares with the answer. Shown as ✓, ≈ and ✗. */
export type Verdict = "match" | "near" | "miss";

/** The direction from the guess to the answer. */
export type Arrow = "up" | "down" | "none";

export interface ClueVerdict {
  verdict: Verdict;
  arrow: Arrow;
}

// All possible values as constants, so that they can be compared with `===`.
const mark = (verdict: Verdict, arrow: Arrow): ClueVerdict => Object.freeze({ verdict, arrow });
export const MATCH = mark("match", "none");
export const NEAR = mark("near", "none");
export const MISS = mark("miss", "none");
const NEAR_UP = mark("near", "up");
const NEAR_DOWN = mark("near", "down");
const MISS_UP = mark("miss", "up");
const MISS_DOWN = mark("miss", "down");

export const compareExactly = <Value>(answer: Value, guess: Value): ClueVerdict => (answer === guess ? MATCH : MISS);

/** Compares positions: all forwards are near each other, including `F`, a forward whose side is unknown. */
export function comparePositions(answer: string, guess: string): ClueVerdict {
  if (answer === guess) return MATCH;
  return isForward(answer) && isForward(guess) ? NEAR : MISS;
}

const isForward = (position: string): boolean => position !== "D" && position !== "G";

/**
 * Compares numbers; the arrow points to the answer. Null (undrafted) matches only null. Near is up to `within` apart.
 */
export function compareNumbers(answer: number | null, guess: number | null, within: number): ClueVerdict {
  if (answer === guess) return MATCH;
  if (answer === null || guess === null) return MISS;
  const near = Math.abs(answer - guess) <= within;
  if (answer > guess) return near ? NEAR_UP : MISS_UP;
  return near ? NEAR_DOWN : MISS_DOWN;
}
