import { clueNames, type CluesOf, type ClueRules } from "../shared/clues.ts";
import {
  MATCH,
  MISS,
  NEAR,
  compareExactly,
  compareNumbers,
  comparePositions,
  type ClueVerdict,
} from "../shared/verdict.ts";
import type { Player } from "../league/player.ts";

export interface LegendsValues extends Pick<Player, "position" | "country"> {
  /** Code of his last club. */
  club: string;
  /** The year in which his first season began. */
  debut: number;
  /** The year in which his last season ended. */
  last: number;
  games: number;
  /** Null if a season is unknown. */
  points: number | null;
  /** Overall draft pick; null if undrafted. */
  overall: number | null;
  /** Number of trophies and Stanley Cups. */
  honours: number;
}

/** A player as of the week. */
export interface Legend extends LegendsValues {
  id: number;
  /** Codes of all his clubs, "QUE,COL". Not as a list: the coach compares all 8,800 players. */
  clubs: string;
}

/** The maximum differences that are near. */
const NEAR_BY = { seasons: 3, honours: 1, picks: 10 } as const;

// 10% of the value shown to the player, so that they can work out the bounds.
const markFigure = (answer: number, guess: number): ClueVerdict => compareNumbers(answer, guess, guess / 10);

/** The clues of Legends, each named after the value that it compares. */
export const LEGENDS_RULES = {
  club: (answer, guess) => (answer.club === guess.club ? MATCH : answer.clubs.includes(guess.club) ? NEAR : MISS),
  position: (answer, guess) => comparePositions(answer.position, guess.position),
  country: (answer, guess) => compareExactly(answer.country, guess.country),
  debut: (answer, guess) => compareNumbers(answer.debut, guess.debut, NEAR_BY.seasons),
  last: (answer, guess) => compareNumbers(answer.last, guess.last, NEAR_BY.seasons),
  games: (answer, guess) => markFigure(answer.games, guess.games),
  points(answer, guess) {
    if (answer.id === guess.id) return MATCH;
    return answer.points === null || guess.points === null ? null : markFigure(answer.points, guess.points);
  },
  overall: (answer, guess) => compareNumbers(answer.overall, guess.overall, NEAR_BY.picks),
  honours: (answer, guess) => compareNumbers(answer.honours, guess.honours, NEAR_BY.honours),
} satisfies ClueRules<Legend>;

export type LegendsClueName = keyof typeof LEGENDS_RULES;

export const LEGENDS_CLUES = clueNames(LEGENDS_RULES);

/** The clues of a guess: a verdict per clue (null if points are unknown), and the guessed player's values. */
export interface LegendsClue {
  marks: CluesOf<typeof LEGENDS_RULES>;
  guessed: LegendsValues;
}
