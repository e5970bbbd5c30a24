import type { Mark } from "./mark.ts";
import type { Person } from "./people.ts";

/** What Legends compares, in the order of the board. Apart from how it is compared, which the board need not know. */
export const LEGEND_CLUES = [
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

export type LegendClue = (typeof LEGEND_CLUES)[number];

/** What is compared of a player, in the order of the board. */
export interface LegendFigures {
  /** Code of the club he last played for. */
  club: string;
  position: Person["position"];
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
  /** Overall draft pick; null when undrafted. */
  overall: number | null;
  /** Trophies of the league that he was given, and Cups that his name is on. */
  honours: number;
}

/** What a guess tells: a mark for each clue (null where points are unknown), and the guessed player's figures. */
export interface LegendsClue {
  marks: Record<Exclude<LegendClue, "points">, Mark> & Record<"points", Mark | null>;
  guessed: LegendFigures;
}
