// What the rules of Face Reveal and its screen share. The screen does not load the rules: they draw and judge.

/** A guess that names nobody: it opens the next stage at the cost of a guess. */
export const SKIP = "skip";

/** Columns of pixels per stage. */
export const STAGE_COLUMNS = [6, 9, 14, 22, 36, 64] as const;

/** Number of misses, including skips, after which each hint is shown. */
export const FACE_HINTS = { position: 3, country: 5 } as const;
