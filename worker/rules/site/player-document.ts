import type { CriterionKey } from "../grid/criteria.ts";
import type { AnyClub } from "../league/all-players.ts";
import type { Player } from "../league/player.ts";
import type { Season } from "../league/season.ts";
import type { PlayerListKind } from "./player-address.ts";

/** Public data of a player's page that D1 does not have. The seed computes it at build time (seed/players). */
export interface PlayerDocument {
  /** Sweater numbers: consecutive seasons with one club under one number, in order, as far as they are known. */
  sweaters: [from: Season, to: Season, team: string, number: number][];
  /** Seasons whose number is inferred from the seasons before and after. */
  inferred: [season: Season, team: string][];
  /** Clubs with seasons whose number is unknown. */
  unsure: string[];
  /** Known captaincies: consecutive seasons with one club. The source does not name every captain. */
  captaincies: [from: Season, to: Season, team: string, seasons: number][];
  /** Seasons in which he won each individual trophy, by key. */
  trophies: Record<string, Season[]>;
  /** Teammates he can have played most games with. */
  mates: Teammate[];
  /** Number of possible Grid cells that he is an answer of, and those with the fewest answers. */
  grid: { squares: number; rarest: [row: CriterionKey, column: CriterionKey, answers: number][] };
  alike: SimilarPlayer[];
}

export type Teammate = [
  id: number,
  first: string,
  last: string,
  /** The club with most shared seasons. */
  team: string,
  /** Number of shared seasons with any club. */
  seasons: number,
  from: Season,
  to: Season,
  /** Upper bound of shared regular-season games: who played in which game is not in the source. */
  games: number,
];

/** A player with a similar career, with the sweater that his picture shows. */
export type SimilarPlayer = [...ListedPlayer, team: string, number: number | null];

export type ListedPlayer = [
  id: number,
  first: string,
  last: string,
  position: Player["position"],
  /** The years in which his first season began and his last one ended. */
  from: number,
  to: number,
  /** Regular-season games; on a club's list, those for the club. */
  games: number,
];

export const PLAYERS_PER_PAGE = 100;

/** Returns the number of pages of a list. @param players the number of all its players */
export const countListPages = (players: number): number => Math.ceil(players / PLAYERS_PER_PAGE);

export interface PlayerListPage {
  /** By last name; on lists of clubs and countries by games, most first. */
  players: ListedPlayer[];
  /** Number of players on all pages. */
  of: number;
}

/** All lists, with their number of players. */
export interface PlayerLists {
  letters: [letter: string, players: number][];
  clubs: [club: AnyClub, players: number][];
  countries: [code: string, players: number][];
}

/** Number of files that the documents are distributed over: one request reads a small file. */
const SHELVES = 512;

export const documentFileOf = (id: number): string => `shelf-${id % SHELVES}`;

/** Returns the name of the file with a page of a list. @param page from 1 */
export const listFileOf = (by: PlayerListKind, of: string, page: number): string => `${by}-${of}-${page}`;
