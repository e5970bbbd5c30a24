import type { Person } from "./people.ts";
import type { Season, Stint } from "./season.ts";

/** Everything that a criterion of the Grid can ask of a player. */
export interface Dossier {
  position: Person["position"];
  country: string | null;
  /** Date of birth, `YYYY-MM-DD`. */
  birth: string | null;
  draftYear: number | null;
  draftRound: number | null;
  overall: number | null;
  draftTeam: string | null;
  hallOfFame: boolean;
  /** In order of play, regular seasons and playoffs. */
  career: readonly Stint[];
  playoffs: readonly Stint[];
  cups: readonly (readonly [season: Season, team: string])[];
  /** The Stanley Cup Finals that his club reached, and whether he was its captain. */
  finals: readonly Final[];
  /** What he has won, by its key: `hart`. */
  trophies: readonly (readonly [award: string, season: Season])[];
}

/** A Stanley Cup Final that a player's club reached; 1 for its captain. */
export type Final = readonly [season: Season, team: string, isCaptain: 0 | 1];

/** A stay with a club: the years in which its first season began and its last one ended. */
export type Stay = [team: string, from: number, to: number];

/** A Cup, a Final, a trophy, or a season with a figure: with which clubs, and how much of it. */
export interface Feat {
  season: Season;
  /** Empty for a trophy, which is won with no club. */
  teams: string[];
  /** Goals, assists, points or wins of the season; absent for a Cup, a Final and a trophy. */
  figure?: number;
}

/** What a criterion finds in a player's career: why he meets it, or what is wanting. Facts alone: words are for the page. */
export type Proof = { met: boolean } & (
  | { kind: "club"; stays: Stay[] }
  /** What counts, in order of season; of who does not meet it what he has done with other clubs, or his best season. */
  | { kind: "feats"; feats: Feat[] }
  /** What is known of a figure; if `isPartial`, a season of it is unknown, so that the player has at least as much. */
  | { kind: "figure"; figure: number; isPartial?: boolean }
  /** Franchises. */
  | { kind: "clubs"; clubs: number; games: number }
  | { kind: "country"; country: string | null }
  | { kind: "position"; position: Person["position"] }
  | { kind: "draft"; year: number | null; round: number | null; overall: number | null; team: string | null }
  /** His first season, and how old he was on the first of its October. */
  | { kind: "debut"; season: Season | null; age: number | null }
  | { kind: "hall-of-fame" }
);

/** Names the franchise of a club. */
export type FranchiseOf = (club: string) => string;
