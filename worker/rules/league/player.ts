import type { Day } from "../shared/day.ts";

export type Position = "C" | "L" | "R" | "D" | "G";
export type Conference = "Eastern" | "Western";

/** What every source has of a player. All of it is public. */
interface PlayerBase {
  /** NHL player id. Names are not unique. */
  id: number;
  first: string;
  last: string;
  /** F for a forward whose side is unknown. */
  position: Position | "F";
  /** ISO 3166-1 alpha-2, nationality. */
  country: string | null;
  /** Code of the club whose roster he is on; null if none. */
  team: string | null;
  /** Code of the club whose sweater is shown: today's, else the one with most of his games. */
  sweater: string;
  /** The number on that sweater; null if it is unknown. */
  number: number | null;
  /** Codes of all clubs he has played a regular-season game for, in the order of his first game for each. */
  clubs: string[];
  /** Lower for the better known. Players of equal fame share one. */
  fameRank: number;
}

/** A player on a current roster, with the values that clues compare on a day. */
export interface RosteredPlayer extends PlayerBase {
  source: "roster";
  position: Position;
  team: string;
  /** Null if a teammate is listed with the same number, unless only this player wore it there last season. */
  number: number | null;
  country: string;
  conference: Conference;
  birth: Day | null;
  /** Whole years on the puzzle's day; null if the birth date is unknown. */
  age: number | null;
  draftYear: number | null;
  /** Overall draft pick; null if undrafted. */
  overall: number | null;
  /** Career points, regular season; null if a season is unknown, as for a few goalies. */
  points: number | null;
}

export interface HistoricalPlayer extends PlayerBase {
  source: "history";
  /** Year of birth. */
  born: number | null;
  /** The years in which his first season began and his last one ended. */
  from: number;
  to: number;
  /** Whether he can be guessed in Career Path. */
  hasCareer: boolean;
}

export type Player = RosteredPlayer | HistoricalPlayer;

type PlayersById<Found> = Readonly<Record<"players", ReadonlyMap<number, Found>>>;

/** Returns a player by id. @throws RangeError if there is none */
export function findPlayer<Found>({ players }: PlayersById<Found>, id: number): Found {
  const player = players.get(id);
  if (player === undefined) throw new RangeError(`no player has the id ${id}`);
  return player;
}

/** Returns a full name: "Jaromír Jágr". @throws RangeError if there is no such player */
export function playerFullName(of: PlayersById<Player>, id: number): string {
  const { first, last } = findPlayer(of, id);
  return `${first} ${last}`;
}

export const nameOfAnswer = ({ player }: { player: number }, of: PlayersById<Player>): string =>
  playerFullName(of, player);
