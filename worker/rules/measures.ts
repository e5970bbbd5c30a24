/** How often a game has a new puzzle: at every midnight UTC, or at the one that begins a Sunday. */
export type Cadence = "day" | "week";

export const CADENCES = ["day", "week"] as const satisfies readonly Cadence[];

/** When a game turns to its next puzzle. */
export interface Turning {
  readonly every: Cadence;
}

/** What a round is counted by. */
export interface Measure {
  /** How many guesses a round allows. */
  readonly limit: number;
  /** How many right guesses win it: one answer, or the nine squares of a grid. */
  readonly toFind: number;
}

/** What a game's answer is: one player is not the answer of two games on a day. */
interface Hiding {
  readonly hides: "player" | "season" | "grid";
  /** An answer does not return within this many days, before or after. */
  readonly repeatDays: number;
}

const HALF_A_YEAR = 180;
const THREE_YEARS = 3 * 365 + 1;

/**
 * The games there are, under the names they have in addresses, tokens and tables, in the order in
 * which a day is dealt. Apart from their rules, so that a page that only names games need not load them.
 */
export const MEASURES = {
  classic: { every: "day", limit: 7, toFind: 1, hides: "player", repeatDays: HALF_A_YEAR },
  roster: { every: "day", limit: 6, toFind: 1, hides: "season", repeatDays: HALF_A_YEAR },
  face: { every: "day", limit: 6, toFind: 1, hides: "player", repeatDays: HALF_A_YEAR },
  career: { every: "day", limit: 6, toFind: 1, hides: "player", repeatDays: HALF_A_YEAR },
  grid: { every: "day", limit: 9, toFind: 9, hides: "grid", repeatDays: HALF_A_YEAR },
  legends: { every: "week", limit: 7, toFind: 1, hides: "player", repeatDays: THREE_YEARS },
} as const satisfies Record<string, Measure & Turning & Hiding>;

export type GameName = keyof typeof MEASURES;

type NameOf<Every extends Cadence> = {
  [Name in GameName]: (typeof MEASURES)[Name]["every"] extends Every ? Name : never;
}[GameName];

/** A game of the day: the five of a night, of which a clean sweep, the day streak and the board of all games are made. */
export type DailyName = NameOf<"day">;

/** A game of the week: it stands beside the dailies, and is in nothing that counts them together. */
export type WeeklyName = NameOf<"week">;

/** Every game there is, daily or weekly. Whoever means the games of a day takes {@link DAILY_NAMES}. */
export const GAME_NAMES = Object.keys(MEASURES) as GameName[];

/** True for a game that has a puzzle a day. */
export const isDaily = (name: GameName): name is DailyName => MEASURES[name].every === "day";

export const DAILY_NAMES: readonly DailyName[] = GAME_NAMES.filter(isDaily);

export const WEEKLY_NAMES = GAME_NAMES.filter((name): name is WeeklyName => !isDaily(name));

/** The other games whose answer is of the same kind, so that none is asked for twice while both puzzles run. */
export const likeGames = (game: GameName): GameName[] =>
  GAME_NAMES.filter((other) => other !== game && MEASURES[other].hides === MEASURES[game].hides);

/** True for the name of a game there is. */
export const isGame = (name: string): name is GameName => Object.hasOwn(MEASURES, name);
