import { isPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt, isDay, type Day } from "#rules/shared/day";
import type { AnyGame } from "#rules/shared/game";
import { games } from "#rules/games";
import { isGameName, type GameName } from "#rules/shared/game-config";
import { apiError } from "./errors.ts";

/** A game and its name. Only the game's module knows the types of its answers and guesses. */
export interface GameParam {
  name: GameName;
  game: AnyGame;
}

/** Returns a game by its name in a path. @throws unknown-game */
export function parseGame(name: string): GameParam {
  if (!isGameName(name)) throw apiError("unknown-game");
  return { name, game: games[name] as AnyGame };
}

export const runningDay = ({ game }: GameParam, now: number): Day => puzzleDayOn(game, dayAt(now));

/** Validates the day of a puzzle that has begun. @throws unknown-day, future-day */
export function parsePuzzleDay({ game }: GameParam, raw: string, now: number): Day {
  if (!isDay(raw) || !isPuzzleDay(game, raw)) throw apiError("unknown-day");
  if (raw > dayAt(now)) throw apiError("future-day");
  return raw;
}
