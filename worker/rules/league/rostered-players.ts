import { ageOn, type Day } from "../shared/day.ts";
import type { OtherNames } from "./other-names.ts";
import type { Conference, RosteredPlayer } from "./player.ts";

/** A player as a league is published with him: without what depends on the day, or follows from other values. */
export interface PublishedPlayer extends Omit<
  RosteredPlayer,
  "source" | "sweater" | "conference" | "age" | "fameRank"
> {
  /** Rank by fame: 1 for the best known. */
  fame: number;
}

export interface CurrentClub {
  code: string;
  /** English name: place and nickname. */
  place: string;
  nickname: string;
  nameFr: string;
  conference: Conference;
}

/** The players who can be guessed in Classic and Face Reveal: an immutable document, identified by its version. */
export interface League {
  version: string;
  clubs: CurrentClub[];
  /** In order of id, which says nothing about answers. */
  players: PublishedPlayer[];
  /** Ids of players with fewer than {@link MIN_GAMES_OF_ANSWER}; absent in the browser. */
  beginners?: readonly number[];
  names: OtherNames;
}

/** Minimum number of regular-season games of an answer from Monday to Friday. */
export const MIN_GAMES_OF_ANSWER = 100;

/** A league as of one day: the facts that Classic and Face Reveal are judged by. */
export interface RosterFacts {
  day: Day;
  version: string;
  players: ReadonlyMap<number, RosteredPlayer>;
  /** Ids, best known first. */
  byFame: readonly number[];
  /** Ids of players with too few games to be the answer from Monday to Friday. */
  beginners: ReadonlySet<number>;
}

/** Returns the facts of a day. @throws Error if a player's club is not in the league */
export function computeRosterFacts(league: League, day: Day): RosterFacts {
  const conferences = new Map(league.clubs.map((club) => [club.code, club.conference]));
  const players = new Map<number, RosteredPlayer>();
  for (const { fame: fameRank, ...player } of league.players) {
    const conference = conferences.get(player.team);
    if (conference === undefined) throw new Error(`no club ${player.team} in league ${league.version}`);
    const age = ageOn(player.birth, day);
    players.set(player.id, { ...player, source: "roster", sweater: player.team, fameRank, conference, age });
  }
  const byFame = league.players.toSorted((a, b) => a.fame - b.fame).map((player) => player.id);
  return { day, version: league.version, players, byFame, beginners: new Set(league.beginners) };
}
