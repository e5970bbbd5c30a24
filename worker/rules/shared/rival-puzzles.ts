import { addDays, type Day } from "./day.ts";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "./game-config.ts";
import { puzzleDayOn, puzzleDurationDays } from "./schedule.ts";

/** Games do not have the same answer within this many days. The days of a weekly puzzle count as one. */
const APART_DAYS = 7;

/** The puzzles of a game from `first` to `last`. */
export interface PuzzleRange {
  game: GameName;
  first: Day;
  last: Day;
}

/**
 * Returns the puzzles of other games with the same kind of answer that run within {@link APART_DAYS} of a puzzle, which
 * must not have its answer.
 */
export function rivalPuzzles(game: GameName, day: Day): PuzzleRange[] {
  const { hides } = GAME_CONFIG[game];
  const last = addDays(day, puzzleDurationDays(GAME_CONFIG[game]) - 1 + APART_DAYS);
  return GAME_NAMES.filter((rival) => rival !== game && GAME_CONFIG[rival].hides === hides).map((rival) => ({
    game: rival,
    first: puzzleDayOn(GAME_CONFIG[rival], addDays(day, -APART_DAYS)),
    last,
  }));
}
