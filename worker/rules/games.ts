import { classic } from "./classic.ts";

/** Every game, under the name it has in addresses, tokens and tables. */
export const games = { classic };

export type GameName = keyof typeof games;

/** The games in the order in which a day is dealt. */
export const GAME_NAMES = Object.keys(games) as GameName[];

/** True for the name of a game there is. */
export const isGame = (name: string): name is GameName => Object.hasOwn(games, name);
