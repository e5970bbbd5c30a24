import {
  bestSeasonWorth,
  careerWorth,
  playoffsWorth,
  seasonWorth,
  springWorth,
  sum,
  tenureWorth,
  WHOLE_SEASON,
  type Rateable,
} from "./fame-worth.ts";
import { promiseOf } from "./promise.ts";
import { firstYear, type Season, type Stint } from "./season.ts";

/**
 * How well known a player is, in points of no unit: what he has done in his career, what he does
 * these days, what he has won, what is expected of him, and what he is spoken of besides. One scale for
 * rostered and historic players; only the order means anything. The weights were set by reading the
 * lists that `seed/print-fame.ts` prints.
 */
export interface Known extends Rateable {
  birthDate: string | null;
  draftYear: number | null;
  draftOverall: number | null;
  hallOfFame: boolean;
  /** Keys of the trophies he won, `art-ross`, once for each time. */
  trophies: readonly string[];
  /** How many Stanley Cups he won. */
  cups: number;
  /** Points for what no figure tells: `seed/facts/spoken_of.csv`, in the database with him. */
  spokenOf: number;
}

/** What a trophy adds each time it is won. */
const TROPHIES: Readonly<Record<string, number>> = {
  hart: 24,
  "conn-smythe": 14,
  norris: 12,
  vezina: 16,
  "art-ross": 12,
  "ted-lindsay": 6,
  "rocket-richard": 10,
  calder: 12,
  selke: 12,
  "lady-byng": 6,
  messier: 2,
  masterton: 2,
  "king-clancy": 2,
  jennings: 3,
};

/** A Cup, of which more than five add nothing: the fifth of a dynasty's fourth line is not known. */
const CUP = { worth: 6, most: 5 };

const HALL_OF_FAME = 30;

/** What the last seasons count, the newest first: a fan remembers this spring best. */
const RECENT = [1, 0.7, 0.5, 0];

/** How far the league has come: the newest season with a game on file, and how much of it has been played, 0 to 1. */
export interface Played {
  season: Season;
  share: number;
}

/** How far a season has come in which nobody has played more games with one club than these. */
export const playedOf = (season: Season, mostGames: number): Played => ({
  season,
  share: Math.min(1, mostGames / WHOLE_SEASON),
});

/** The share that counts for a prospect without a game; up to twice as much with {@link PROVEN} games. */
const UNPROVEN = 0.45;

/** Players with fewer games are unproven, except those picked so high. */
const PROVEN = { games: 60, orPick: 3 };

/** What is between two values, so far from the first. */
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * The last seasons; a player not yet 26 gets more for the same, because everybody speaks of him. As a season goes on, those
 * before it fade at its pace: who plays as he did is as well known in its first week as before it.
 */
function recentWorth(player: Known, { season: last, share }: Played): number {
  const age = firstYear(last) - 1 + share - Number(player.birthDate?.slice(0, 4) ?? 0);
  const youth = 1 + 0.1 * Math.max(0, 26 - age);
  return (
    youth *
    RECENT.reduce((total, weight, ago) => {
      const inSeason = ([season]: Stint): boolean => firstYear(season) === firstYear(last) - ago;
      const worth =
        seasonWorth(player, player.career.filter(inSeason)) + springWorth(player, player.playoffs.filter(inSeason));
      return total + between(RECENT[ago - 1] ?? weight, weight, share) * worth;
    }, 0)
  );
}

/**
 * Returns how much of a player's promise and last seasons counts: less for a prospect with few games, all of it for a
 * first overall pick and a rookie of the year.
 */
export const seenShare = (games: number, draftOverall: number | null, trophies: readonly string[]): number =>
  games >= PROVEN.games || draftOverall === 1 || trophies.includes("calder")
    ? 1
    : UNPROVEN * (1 + games / PROVEN.games);

/** Works out a player's fame, to a hundredth, as of how far the league has come. */
export function fameOf(player: Known, played: Played): number {
  const { draftYear, draftOverall, trophies, cups, hallOfFame, spokenOf } = player;
  const year = firstYear(played.season);
  const promise = (of: number) => promiseOf(draftYear, draftOverall, of);
  const won = trophies.reduce((total, trophy) => total + (TROPHIES[trophy] ?? 0), 0);
  const share = seenShare(sum(player.career, "gp"), draftOverall, trophies);
  const hope = between(promise(year - 1), promise(year), played.share);
  const fame =
    careerWorth(player) +
    bestSeasonWorth(player) +
    playoffsWorth(player) +
    tenureWorth(player) +
    share * (recentWorth(player, played) + hope) +
    won +
    Math.min(cups, CUP.most) * CUP.worth +
    (hallOfFame ? HALL_OF_FAME : 0) +
    spokenOf;
  return Math.round(fame * 100) / 100;
}

/**
 * Whether enough has been seen of a player of today to hide him in a daily: sixty games, or one of the first three
 * picks of his draft.
 */
export const isProven = (games: number, draftOverall: number | null): boolean =>
  games >= PROVEN.games || (draftOverall !== null && draftOverall <= PROVEN.orPick);
