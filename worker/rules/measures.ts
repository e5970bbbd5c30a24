/** What a round is counted by. */
export interface Measure {
  /** How many guesses a round allows. */
  readonly limit: number;
  /** How many right guesses win it: one answer, or the nine squares of a grid. */
  readonly toFind: number;
}

/**
 * The games there are, under the names they have in addresses, tokens and tables, in the order in
 * which a day is dealt. Apart from their rules, so that a page that only names games need not load them.
 */
export const MEASURES = {
  classic: { limit: 7, toFind: 1 },
  roster: { limit: 6, toFind: 1 },
  face: { limit: 6, toFind: 1 },
  career: { limit: 6, toFind: 1 },
  grid: { limit: 9, toFind: 9 },
} as const satisfies Record<string, Measure>;

export type GameName = keyof typeof MEASURES;

export const GAME_NAMES = Object.keys(MEASURES) as GameName[];

/** True for the name of a game there is. */
export const isGame = (name: string): name is GameName => Object.hasOwn(MEASURES, name);
