import { MEASURES, type GameName } from "#rules/measures";

/** Paths with a puzzle a day or a week, where the address may ask for an earlier one. */
const PUZZLES: Readonly<Record<string, GameName>> = {
  "/nhl/daily-guessing-game": "classic",
  "/nhl/roster-mystery-game": "roster",
  "/nhl/face-reveal-game": "face",
  "/nhl/career-path-game": "career",
  "/nhl/immaculate-grid": "grid",
  "/nhl/legends-game": "legends",
};

export const hasPuzzle = (path: string): boolean => Object.hasOwn(PUZZLES, path);

/** The game whose puzzle is played at a path; null where none is. */
export const gameAt = (path: string): GameName | null => (hasPuzzle(path) ? (PUZZLES[path] ?? null) : null);

/** How often the puzzle of a page is another; a page without one is as of the day. */
export const measureAt = (path: string) => MEASURES[hasPuzzle(path) ? (PUZZLES[path] ?? "classic") : "classic"];
