import type { ClueVerdict } from "../shared/verdict.ts";

/**
 * The clues of Classic, in the order of the board. In a file of its own, so that the board need not load the
 * comparison.
 */
export const CLASSIC_CLUES = [
  "team",
  "conference",
  "number",
  "position",
  "country",
  "age",
  "overall",
  "points",
] as const;

export type ClassicClueName = (typeof CLASSIC_CLUES)[number];

/** The verdicts of a guess by clue; null if a value is unknown and nothing is compared. */
export type ClassicVerdicts = Record<ClassicClueName, ClueVerdict | null>;

/** The verdicts of a guess in a round, which lacks clues that were added after the browser stored the round. */
export type ClassicClue = Partial<ClassicVerdicts>;
