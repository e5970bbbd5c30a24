import type { Player } from "../league/player.ts";
import type { Season, Stint } from "../league/season.ts";

/** The facts about a player that Grid criteria are checked against. */
export interface PlayerRecord extends Pick<Player, "position" | "country"> {
  /** Date of birth, `YYYY-MM-DD`. */
  birth: string | null;
  draftYear: number | null;
  draftRound: number | null;
  overall: number | null;
  draftTeam: string | null;
  hallOfFame: boolean;
  /** Regular seasons and playoffs, in order of play. */
  career: readonly Stint[];
  playoffs: readonly Stint[];
  cups: readonly (readonly [season: Season, team: string])[];
  finals: readonly StanleyCupFinal[];
  /** Trophies won, by key: `hart`. */
  trophies: readonly (readonly [award: string, season: Season])[];
}

/** A record with what the sweater in a cell of the Grid needs. */
export interface GuessedPlayer extends PlayerRecord, Pick<Player, "team" | "clubs"> {
  /** The number he wore most with each club, by its code, where known. */
  numbers: Readonly<Record<string, number>>;
}

/** A Stanley Cup Final that a player's club reached; 1 if he was its captain. */
export type StanleyCupFinal = readonly [season: Season, team: string, isCaptain: 0 | 1];

/** A tenure with a club: the years in which its first season began and its last one ended. */
export type ClubTenure = [team: string, from: number, to: number];

/** A Cup, a Final, a trophy or a season that meets a criterion. */
export interface Achievement {
  season: Season;
  /** Empty for a trophy, which is not won with a club. */
  teams: string[];
  /** Goals, assists, points or wins of the season; absent for a Cup, a Final and a trophy. */
  figure?: number;
}

/** The result of checking a criterion against a player's career: whether he meets it, and the facts that show it. */
export type CriterionCheck = { met: boolean } & (
  | { kind: "club"; stays: ClubTenure[] }
  /** What counts, in order of season. If the criterion is not met: the same with other clubs, or his best season. */
  | { kind: "feats"; feats: Achievement[] }
  /** A career total. `isPartial`: a season is unknown, so the real total may be higher. */
  | { kind: "figure"; figure: number; isPartial?: boolean }
  | { kind: "clubs"; clubs: number; games: number }
  | { kind: "country"; country: string | null }
  | { kind: "position"; position: Player["position"] }
  | { kind: "draft"; year: number | null; round: number | null; overall: number | null; team: string | null }
  /** First season, and age on 1 October of it. */
  | { kind: "debut"; season: Season | null; age: number | null }
  | { kind: "hall-of-fame" }
);

export type FranchiseOf = (club: string) => string;
