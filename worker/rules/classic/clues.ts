import type { Mark } from "../shared/verdict.ts";

/**
 * The clues of Classic, in the order of the board. In a file of its own, so that the board need not load the
 * comparison.
 */
export const CLUES = ["team", "conference", "number", "position", "country", "age", "overall", "points"] as const;

export type ClueName = (typeof CLUES)[number];

/** Clues whose values can be unknown. */
type Unknowable = "number" | "points";

/** The verdicts of a guess by clue; null if a value is unknown and nothing is compared. */
export type ClassicClue = Record<Exclude<ClueName, Unknowable>, Mark> & Record<Unknowable, Mark | null>;
