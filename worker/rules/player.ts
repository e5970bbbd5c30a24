import { ageOn, type Day } from "./day.ts";
import type { OtherNames } from "./names.ts";

export type Position = "C" | "L" | "R" | "D" | "G";
export type Conference = "Eastern" | "Western";

/** A player on one of today's rosters, as published for guessing. All of it is public. */
export interface Player {
  /** NHL player id: two players may share a name, never an id. */
  id: number;
  first: string;
  last: string;
  position: Position;
  /** Code of the club he plays for. */
  team: string;
  /** Sweater number; null while two of his club have the same, so that one of them is not his. */
  number: number | null;
  /** ISO 3166-1 alpha-2, nationality. */
  country: string;
  birth: Day | null;
  draftYear: number | null;
  /** Overall draft pick; null when undrafted. */
  overall: number | null;
  /** Career points, regular season; null if a season is unknown, as for a few goalies. */
  points: number | null;
  /** Codes of all clubs he has played a regular-season game for. */
  clubs: string[];
  /** His rank by fame: 1 for the best known player of the table. Tables that are out there call it so. */
  fame: number;
}

/** One of today's clubs. */
export interface Club {
  code: string;
  /** English name: place and nickname. */
  place: string;
  nickname: string;
  /** Full French name. */
  nameFr: string;
  conference: Conference;
}

/** The players that can be guessed, frozen and published under a version that never changes. */
export interface League {
  version: string;
  clubs: Club[];
  /** In order of id, which says nothing about any answer. */
  players: Player[];
  /** Ids of players with fewer than {@link ENOUGH_GAMES}; absent in a browser, which draws nothing. */
  beginners?: readonly number[];
  /** What else they are called. */
  names: OtherNames;
}

/** The regular-season games of a player who may be the answer from Monday to Friday. */
export const ENOUGH_GAMES = 100;

/** A player with what a clue compares on a given day. */
export interface Candidate extends Omit<Player, "fame"> {
  /** 1 for the best known. */
  fameRank: number;
  conference: Conference;
  /** Whole years on the day of the puzzle; null when the birth date is not known. */
  age: number | null;
}

/** A league as it stands on one day: what every player-guessing game is judged by. */
export interface Facts {
  day: Day;
  version: string;
  candidates: ReadonlyMap<number, Candidate>;
  /** Ids from the best known on. */
  byFame: readonly number[];
  /** Ids of players with too few games for an answer from Monday to Friday. */
  beginners: ReadonlySet<number>;
}

/** Works out the facts of a day from a published league. Throws when a player's club is not in it. */
export function factsOn(league: League, day: Day): Facts {
  const conferences = new Map(league.clubs.map((club) => [club.code, club.conference]));
  const candidates = new Map<number, Candidate>();
  for (const { fame: fameRank, ...player } of league.players) {
    const conference = conferences.get(player.team);
    if (conference === undefined) throw new Error(`no club ${player.team} in league ${league.version}`);
    candidates.set(player.id, { ...player, fameRank, conference, age: ageOn(player.birth, day) });
  }
  const byFame = league.players.toSorted((a, b) => a.fame - b.fame).map((player) => player.id);
  return { day, version: league.version, candidates, byFame, beginners: new Set(league.beginners) };
}

/** A player of the table by his id. @throws RangeError for an id that is not in it. */
export function candidateOf(facts: Facts, id: number): Candidate {
  const candidate = facts.candidates.get(id);
  if (candidate === undefined) throw new RangeError(`player ${id} is not in league ${facts.version}`);
  return candidate;
}
