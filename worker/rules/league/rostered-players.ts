import { ageOn, type Day } from "../shared/day.ts";
import type { OtherNames } from "./other-names.ts";
import type { Player } from "./player.ts";

export type Position = "C" | "L" | "R" | "D" | "G";
export type Conference = "Eastern" | "Western";

/** A player on a current roster, as published. All of it is public. */
export interface RosteredPlayer {
  /** NHL player id. Names are not unique. */
  id: number;
  first: string;
  last: string;
  position: Position;
  /** Club code. */
  team: string;
  /** Sweater number; null if a teammate is listed with it too, unless only this player wore it there last season. */
  number: number | null;
  /** ISO 3166-1 alpha-2, nationality. */
  country: string;
  birth: Day | null;
  draftYear: number | null;
  /** Overall draft pick; null if undrafted. */
  overall: number | null;
  /** Career points, regular season; null if a season is unknown, as for a few goalies. */
  points: number | null;
  /** Codes of all clubs he has played a regular-season game for. */
  clubs: string[];
  /** Rank by fame: 1 for the best known. */
  fame: number;
}

/** A club of today. */
export interface CurrentClub {
  code: string;
  /** English name: place and nickname. */
  place: string;
  nickname: string;
  /** Full French name. */
  nameFr: string;
  conference: Conference;
}

/** The players who can be guessed in Classic and Face Reveal: an immutable document, identified by its version. */
export interface League {
  version: string;
  clubs: CurrentClub[];
  /** In order of id, which says nothing about answers. */
  players: RosteredPlayer[];
  /** Ids of players with fewer than {@link MIN_GAMES_OF_ANSWER}; absent in the browser. */
  beginners?: readonly number[];
  /** Other first names. */
  names: OtherNames;
}

/** Minimum number of regular-season games of an answer from Monday to Friday. */
export const MIN_GAMES_OF_ANSWER = 100;

/** A player with the values that clues compare on a day. */
export interface Candidate extends Player, Omit<RosteredPlayer, "fame"> {
  conference: Conference;
  /** Whole years on the puzzle's day; null if the birth date is unknown. */
  age: number | null;
}

/** A league as of one day: the facts that Classic and Face Reveal are judged by. */
export interface RosterFacts {
  day: Day;
  version: string;
  candidates: ReadonlyMap<number, Candidate>;
  /** Ids, best known first. */
  byFame: readonly number[];
  /** Ids of players with too few games to be the answer from Monday to Friday. */
  beginners: ReadonlySet<number>;
}

/** Returns the facts of a day. @throws Error if a player's club is not in the league */
export function computeRosterFacts(league: League, day: Day): RosterFacts {
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

/** Returns a player by id. @throws RangeError if the id is not in the facts */
export function findCandidate(facts: RosterFacts, id: number): Candidate {
  const candidate = facts.candidates.get(id);
  if (candidate === undefined) throw new RangeError(`player ${id} is not in league ${facts.version}`);
  return candidate;
}
