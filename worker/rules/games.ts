import { classic } from "./classic.ts";
import type { Game } from "./game.ts";
import type { RoundView } from "./round.ts";

/** Every game, under the name it has in addresses, tokens and tables. */
export const games = { classic };

export type GameName = keyof typeof games;

/** The games in the order in which a day is dealt. */
export const GAME_NAMES = Object.keys(games) as GameName[];

/** True for the name of a game there is. */
export const isGame = (name: string): name is GameName => Object.hasOwn(games, name);

/** What the browser sees of a round of a game. */
export type GameView<Name extends GameName> =
  (typeof games)[Name] extends Game<infer _Secret, infer Guess, infer Clue, infer Answer> ? RoundView<Guess, Clue, Answer> : never;

/** What is shown of a game once it has ended. */
export type GameAnswer<Name extends GameName> =
  (typeof games)[Name] extends Game<infer _Secret, infer _Guess, infer _Clue, infer Answer> ? Answer : never;
