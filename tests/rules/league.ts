import type { HistoricalPlayer } from "#rules/league/player";
import type { GameName } from "#rules/shared/game-config";
import type { Round } from "#rules/shared/round";
import {
  computeRosterFacts,
  type RosterFacts,
  type League,
  type PublishedPlayer,
} from "#rules/league/rostered-players";

const plain: PublishedPlayer = {
  id: 1,
  first: "Plain",
  last: "Skater",
  position: "C",
  team: "MTL",
  number: 20,
  country: "CA",
  birth: "1996-05-05",
  draftYear: 2014,
  overall: 50,
  points: 400,
  clubs: ["MTL"],
  fame: 1,
};

/** Returns an average player with some fields changed. */
export const player = (different: Partial<PublishedPlayer>): PublishedPlayer => ({ ...plain, ...different });

/** A small league of three clubs. */
export const league = (...players: PublishedPlayer[]): League => ({
  version: "0123456789ab",
  clubs: [
    { code: "MTL", place: "Montréal", nickname: "Canadiens", nameFr: "Canadiens de Montréal", conference: "Eastern" },
    { code: "TOR", place: "Toronto", nickname: "Maple Leafs", nameFr: "Maple Leafs de Toronto", conference: "Eastern" },
    { code: "EDM", place: "Edmonton", nickname: "Oilers", nameFr: "Oilers d'Edmonton", conference: "Western" },
  ],
  players,
  names: { forms: [], own: [] },
});

/** The facts of 21 November 2026 for some players. */
export const facts = (...players: PublishedPlayer[]): RosterFacts =>
  computeRosterFacts(league(...players), "2026-11-21");

/** Returns an average player of all time with some fields changed. */
export const person = (different: Partial<HistoricalPlayer>): HistoricalPlayer => ({
  source: "history",
  id: 1,
  first: "Plain",
  last: "Skater",
  position: "C",
  born: 1996,
  country: "CA",
  team: "MTL",
  number: 20,
  sweater: "MTL",
  clubs: ["EDM", "MTL"],
  from: 2014,
  to: 2026,
  fameRank: -1,
  hasCareer: true,
  ...different,
});

/** Returns a visitor's daily round of 21 November 2026 after some guesses. */
export const dailyRound = <Guess>(game: GameName, guesses: readonly Guess[]): Round<never, Guess> => ({
  id: "round",
  visitor: null,
  game,
  deal: { kind: "daily" },
  day: "2026-11-21",
  league: "0123456789ab",
  begun: 0,
  guesses: [...guesses],
  gaveUp: false,
});
