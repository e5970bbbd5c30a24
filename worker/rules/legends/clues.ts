import type { ClueVerdict } from "../shared/verdict.ts";
import type { PlayerSummary } from "../league/all-players.ts";

/**
 * The clues of Legends, in the order of the board. In a file of its own, so that the board need not load the
 * comparison.
 */
export const LEGENDS_CLUES = [
  "club",
  "position",
  "country",
  "debut",
  "last",
  "games",
  "points",
  "overall",
  "honours",
] as const;

export type LegendsClueName = (typeof LEGENDS_CLUES)[number];

/** The values that are compared, in the order of the board. */
export interface LegendsValues {
  /** Code of his last club. */
  club: string;
  position: PlayerSummary["position"];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The year in which his first season began. */
  debut: number;
  /** The year in which his last season ended. */
  last: number;
  /** Career, regular season. */
  games: number;
  /** Null if a season is unknown. */
  points: number | null;
  /** Overall draft pick; null if undrafted. */
  overall: number | null;
  /** Number of trophies and Stanley Cups. */
  honours: number;
}

/** The clues of a guess: a verdict per clue (null if points are unknown), and the guessed player's values. */
export interface LegendsClue {
  marks: Record<Exclude<LegendsClueName, "points">, ClueVerdict> & Record<"points", ClueVerdict | null>;
  guessed: LegendsValues;
}
