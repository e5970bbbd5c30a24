import { isPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt, isDay, type Day } from "#rules/shared/day";
import { GAME_CONFIG, isGameName, type GameName } from "#rules/shared/game-config";
import { apiError } from "./errors.ts";

/** Validates the name of a game in a path. @throws unknown-game */
export function parseGame(name: string): GameName {
  if (!isGameName(name)) throw apiError("unknown-game");
  return name;
}

export const runningDay = (game: GameName, now: number): Day => puzzleDayOn(GAME_CONFIG[game], dayAt(now));

/** Validates the day of a puzzle that has begun. @throws unknown-day, future-day */
export function parsePuzzleDay(game: GameName, raw: string, now: number): Day {
  if (!isDay(raw) || !isPuzzleDay(GAME_CONFIG[game], raw)) throw apiError("unknown-day");
  if (raw > dayAt(now)) throw apiError("future-day");
  return raw;
}
