// What the rules of Career Path and its screen share. The screen does not load the rules: they draw and judge.

/** Players with fewer stops cannot be the answer. */
export const MIN_STOPS = 3;

/** Number of misses after which each hint is shown. */
export const CAREER_HINTS = { seasons: 3, position: 4, country: 5 } as const;

/** The hints that a tile may have said already: a fact about the answer takes their place. */
export const REPLACED_HINTS = ["position", "country"] as const;
