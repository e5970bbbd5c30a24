import { isPuzzleDay, puzzleDayOn } from "#rules/cadence";
import { dayAt, isDay, type Day } from "#rules/day";
import type { AnyGame } from "#rules/game";
import { games } from "#rules/games";
import { isGame, type GameName } from "#rules/measures";
import { failure } from "./errors.ts";

/** A game by its name. The API plays every game alike, and leaves what its secrets and guesses are to its module. */
export interface NamedGame {
  name: GameName;
  game: AnyGame;
}

/** The game of an address. @throws unknown-game */
export function gameNamed(name: string): NamedGame {
  if (!isGame(name)) throw failure("unknown-game");
  return { name, game: games[name] as AnyGame };
}

/** The day by which the puzzle of a game is known that runs now. */
export const runningDay = ({ game }: NamedGame, now: number): Day => puzzleDayOn(game, dayAt(now));

/** A day that the game has a puzzle of by now. @throws unknown-day, future-day */
export function playableDay({ game }: NamedGame, raw: string, now: number): Day {
  if (!isDay(raw) || !isPuzzleDay(game, raw)) throw failure("unknown-day");
  if (raw > dayAt(now)) throw failure("future-day");
  return raw;
}
