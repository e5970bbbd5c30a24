/** How often a game has a new puzzle: at midnight UTC, every day or on Sundays. */
export type Schedule = "day" | "week";

export const SCHEDULES = ["day", "week"] as const satisfies readonly Schedule[];

export interface Scheduled {
  readonly every: Schedule;
}

export interface GameLimits {
  /** Number of guesses per round. */
  readonly limit: number;
  /** Number of right guesses that there are: one, or nine in the Grid. */
  readonly toFind: number;
  /** Number of right guesses that win. A round goes on until all are found. */
  readonly toWin: number;
}

interface Hiding {
  /** The kind of answer. Games with the same kind must have different answers (rival-puzzles.ts). */
  readonly hides: "player" | "season" | "grid";
  /** An answer does not return within this many days, before or after. */
  readonly repeatDays: number;
}

const HALF_A_YEAR = 180;
const A_YEAR = 365;
const THREE_YEARS = 3 * 365 + 1;

/**
 * The configuration of all games, by the names used in paths, tokens and tables, in the order in which a day is dealt.
 * Separate from the rules, so that pages that only list games need not load them.
 */
export const GAME_CONFIG = {
  classic: { every: "day", limit: 7, toFind: 1, toWin: 1, hides: "player", repeatDays: HALF_A_YEAR },
  roster: { every: "day", limit: 6, toFind: 1, toWin: 1, hides: "season", repeatDays: A_YEAR },
  face: { every: "day", limit: 6, toFind: 1, toWin: 1, hides: "player", repeatDays: HALF_A_YEAR },
  career: { every: "day", limit: 6, toFind: 1, toWin: 1, hides: "player", repeatDays: HALF_A_YEAR },
  grid: { every: "day", limit: 9, toFind: 9, toWin: 7, hides: "grid", repeatDays: HALF_A_YEAR },
  legends: { every: "week", limit: 7, toFind: 1, toWin: 1, hides: "player", repeatDays: THREE_YEARS },
} as const satisfies Record<string, GameLimits & Scheduled & Hiding>;

export type GameName = keyof typeof GAME_CONFIG;

type NameOf<Every extends Schedule> = {
  [Name in GameName]: (typeof GAME_CONFIG)[Name]["every"] extends Every ? Name : never;
}[GameName];

/** A daily game. The clean sweep, the day streak and the board of all games consist of these. */
export type DailyName = NameOf<"day">;

/** A weekly game. It is not part of anything that counts dailies together. */
export type WeeklyName = NameOf<"week">;

/** All games, daily and weekly. For the dailies use {@link DAILY_NAMES}. */
export const GAME_NAMES = Object.keys(GAME_CONFIG) as GameName[];

export const isDaily = (name: GameName): name is DailyName => GAME_CONFIG[name].every === "day";

export const DAILY_NAMES: readonly DailyName[] = GAME_NAMES.filter(isDaily);

export const WEEKLY_NAMES = GAME_NAMES.filter((name): name is WeeklyName => !isDaily(name));

export const isGameName = (name: string): name is GameName => Object.hasOwn(GAME_CONFIG, name);

/** The eras of practice: players with a season that began in this year or later. */
export const ERAS = [1917, 1967, 1990, 2005] as const;

export type PracticeFilter =
  | WithEra<{ players: "everyone" } | { players: "best-known" }>
  | { players: "team"; team: string };

/** Adds the era, in games that have eras. */
type WithEra<Filter> = Filter & { since?: (typeof ERAS)[number] };
