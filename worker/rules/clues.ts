import type { Mark } from "./mark.ts";

/** What Classic compares, in the order of the board. Apart from how it is compared, which the board need not know. */
export const CLUES = ["team", "conference", "number", "position", "country", "age", "overall", "points"] as const;

export type ClueName = (typeof CLUES)[number];

/** Clues whose values can be unknown. */
type Unknowable = "number" | "points";

/** The marks of a guess, clue by clue; null where a value is unknown, so that nothing is compared. */
export type ClassicClue = Record<Exclude<ClueName, Unknowable>, Mark> & Record<Unknowable, Mark | null>;
