import type { CriterionKey } from "./criteria.ts";
import type { LeagueClub, Person } from "./people.ts";
import type { Season } from "./season.ts";

/**
 * What a player's page tells beyond his row in `players`: worked out by the seed when the site is built (seed/players), and
 * as old as its facts. Everything of it is public.
 */
export interface PlayerDocument {
  /** Numbers worn, stay by stay: consecutive seasons with one club under one number, as far as they are known. In order. */
  sweaters: [from: Season, to: Season, team: string, number: number][];
  /** The seasons whose number is inferred from those before and after. */
  inferred: [season: Season, team: string][];
  /** The clubs of which some seasons' numbers are not known. */
  unsure: string[];
  /** Known captaincies: how many consecutive seasons with one club. The facts do not name every captain. */
  captaincies: [from: Season, to: Season, team: string, seasons: number][];
  /** Seasons in which he won each individual trophy, by its key. */
  trophies: Record<string, Season[]>;
  /** Those he can have played most games with. */
  mates: Teammate[];
  /** What of the Grid he fits: how many squares can be dealt that he is an answer of, and those with the fewest answers. */
  grid: { squares: number; rarest: [row: CriterionKey, column: CriterionKey, answers: number][] };
  /** Those most like him. */
  alike: Alike[];
}

/** Somebody who wore the same sweater in the same seasons. */
export type Teammate = [
  id: number,
  first: string,
  last: string,
  /** The club they shared most seasons of. */
  team: string,
  /** How many seasons they shared, whatever the club. */
  seasons: number,
  from: Season,
  to: Season,
  /** At most so many regular-season games: nobody wrote down who was hurt when. */
  games: number,
];

/** Somebody with a career of the same kind, told by what his line in a list tells, and his sweater. */
export type Alike = [...ListedPlayer, team: string, number: number | null];

/** A player as a line of a list. */
export type ListedPlayer = [
  id: number,
  first: string,
  last: string,
  position: Person["position"],
  /** The years in which his first season began and his last one ended. */
  from: number,
  to: number,
  /** Regular-season games; on a club's list, those for it. */
  games: number,
];

/** A list of players. */
export interface PlayerList {
  /** By last name; of a club and a country by games, most first. */
  players: ListedPlayer[];
  /** How many there are: a long list has only its first. */
  of: number;
}

/** What lists there are, each with how many players it has. */
export interface PlayerLists {
  letters: [letter: string, players: number][];
  clubs: [club: LeagueClub, players: number][];
  countries: [code: string, players: number][];
}

/** How many files the documents are spread over: each is as small as a picture, and read for one player. */
const SHELVES = 512;

/** The file in which somebody's document is. */
export const shelfOf = (id: number): string => `shelf-${id % SHELVES}`;
