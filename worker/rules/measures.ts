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
}

/**
 * The games there are, under the names they have in addresses, tokens and tables, in the order in
 * which a day is dealt. Apart from their rules, so that a page that only names games need not load them.
 */
export const MEASURES = {
  classic: { limit: 7, toFind: 1, hides: "player" },
  roster: { limit: 6, toFind: 1, hides: "season" },
  face: { limit: 6, toFind: 1, hides: "player" },
  career: { limit: 6, toFind: 1, hides: "player" },
  grid: { limit: 9, toFind: 9, hides: "grid" },
} as const satisfies Record<string, Measure & Hiding>;

export type GameName = keyof typeof MEASURES;

export const GAME_NAMES = Object.keys(MEASURES) as GameName[];

/** The other games whose answer is of the same kind, so that a day must not have one twice. */
export const likeGames = (game: GameName): GameName[] =>
  GAME_NAMES.filter((other) => other !== game && MEASURES[other].hides === MEASURES[game].hides);

/** True for the name of a game there is. */
export const isGame = (name: string): name is GameName => Object.hasOwn(MEASURES, name);
