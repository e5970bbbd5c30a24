import { isPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt, isDay, type Day } from "#rules/shared/day";
import type { AnyGame } from "#rules/shared/game";
import { games } from "#rules/games";
import { isGame, type GameName } from "#rules/shared/game-config";
import { failure } from "./errors.ts";

/**
 * A game and its name. The API handles all games alike: only a game's module knows the types of its answers and
 * guesses.
 */
export interface NamedGame {
  name: GameName;
  game: AnyGame;
}

/** Returns a game by its name in a path. @throws unknown-game */
export function gameNamed(name: string): NamedGame {
  if (!isGame(name)) throw failure("unknown-game");
  return { name, game: games[name] as AnyGame };
}

/** Returns the day that identifies the running puzzle of a game. */
export const runningDay = ({ game }: NamedGame, now: number): Day => puzzleDayOn(game, dayAt(now));

/** Validates the day of a puzzle that has begun. @throws unknown-day, future-day */
export function playableDay({ game }: NamedGame, raw: string, now: number): Day {
  if (!isDay(raw) || !isPuzzleDay(game, raw)) throw failure("unknown-day");
  if (raw > dayAt(now)) throw failure("future-day");
  return raw;
}
