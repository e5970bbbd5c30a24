import type { Mark } from "./mark.ts";

/** What Classic compares, in the order of the board. Apart from how it is compared, which the board need not know. */
export const CLUES = ["team", "conference", "number", "position", "country", "age", "overall", "points"] as const;

export type ClueName = (typeof CLUES)[number];

/** What a guess tells: a mark for each clue. */
export type ClassicClue = Record<ClueName, Mark>;
