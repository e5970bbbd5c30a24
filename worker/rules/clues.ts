import type { Mark } from "./mark.ts";

/** What Classic compares, in the order of the board. Apart from how it is compared, which the board need not know. */
export const CLUES = ["team", "conference", "number", "position", "country", "age", "overall", "points"] as const;

export type ClueName = (typeof CLUES)[number];

/** What a guess tells: a mark for each clue, null for a number of which nothing is told. */
export type ClassicClue = Record<Exclude<ClueName, "number">, Mark> & Record<"number", Mark | null>;
