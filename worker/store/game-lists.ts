import { DAILY_NAMES, GAME_NAMES, WEEKLY_NAMES } from "#rules/shared/game-config";

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(", ");

/** Names of games as SQL lists, for `game IN (…)`: bound ones would be billed as rows. */
export const GAMES_SQL = list(GAME_NAMES);
export const DAILIES_SQL = list(DAILY_NAMES);
export const WEEKLIES_SQL = list(WEEKLY_NAMES);
