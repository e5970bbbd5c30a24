import type { Player } from "./player.ts";
import { promiseOf } from "./promise.ts";
import { firstYear, type Season, type Stint } from "./season.ts";

/**
 * How well known a player is, in points of no unit: what he has done in his career, what he does
 * these days, what he has won, what is expected of him, and what he is spoken of besides. One scale for
 * rostered and historic players; only the order means anything. The weights were set by reading the
 * lists that `seed/print-fame.ts` prints.
 */
export interface Known {
  position: Player["position"] | "F";
  birthDate: string | null;
  draftYear: number | null;
  draftOverall: number | null;
  hallOfFame: boolean;
  /** His seasons in order of play. */
  career: readonly Stint[];
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
  selke: 8,
  "lady-byng": 3,
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

/** Games of a whole season: the league's, of a goalie who is his club's first. */
const WHOLE = { skater: 82, goalie: 60 };

/** How far the league has come: the newest season with a game on file, and how much of it has been played, 0 to 1. */
export interface Played {
  season: Season;
  share: number;
}

/** How far a season has come in which nobody has played more games with one club than these. */
export const playedOf = (season: Season, mostGames: number): Played => ({
  season,
  share: Math.min(1, mostGames / WHOLE.skater),
});

/**
 * What a point of a defender and a win of a goalie are worth in points of a forward of the same standing: defenders
 * score less, goalies win instead. Over a career less than in a season, since defenders last longer than they are spoken of.
 */
const WORTH = { career: { defender: 1.15, goalie: 2.3 }, season: { defender: 1.38, goalie: 2.45 } };

/** Fewer games make nobody known, but for one of so high a pick. */
const PROVEN = { games: 60, orPick: 3 };

type Tally = "gp" | "g" | "a" | "w" | "ga" | "sa";
const AT: Readonly<Record<Tally, number>> = { gp: 2, g: 3, a: 4, w: 5, ga: 9, sa: 10 };

const sum = (stints: readonly Stint[], ...tallies: Tally[]): number =>
  stints.reduce((total, stint) => tallies.reduce((part, tally) => part + Number(stint[AT[tally]] ?? 0), total), 0);

/** A tally in the points of a forward of the same standing. */
const forwardPoints = ({ position }: Known, stints: readonly Stint[], worth: (typeof WORTH)["career"]): number =>
  position === "G" ? sum(stints, "w") * worth.goalie : sum(stints, "g", "a") * (position === "D" ? worth.defender : 1);

/** Grows faster than the tally, since one star is better known than two who are half as good. */
const careerWorth = (player: Known): number => 78 * (forwardPoints(player, player.career, WORTH.career) / 1000) ** 1.6;

/** How a goalie saves next to an ordinary one, about 1; wins alone would rate his club. */
function saving(stints: readonly Stint[]): number {
  const shots = sum(stints, "sa");
  return shots === 0 ? 1 : Math.max(0.7, 1 + 12 * (1 - sum(stints, "ga") / shots - 0.9));
}

/** A season counts part of the games missed as played: the injured star is a star. */
function seasonWorth(player: Known, stints: readonly Stint[]): number {
  const games = sum(stints, "gp");
  if (games === 0) return 0;
  const isGoalie = player.position === "G";
  const pace =
    forwardPoints(player, stints, WORTH.season) * Math.sqrt(Math.max(1, WHOLE[isGoalie ? "goalie" : "skater"] / games));
  return 14 * ((pace * (isGoalie ? saving(stints) : 1)) / 50) ** 1.5;
}

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
      const season = player.career.filter(([of]) => firstYear(of) === firstYear(last) - ago);
      return total + between(RECENT[ago - 1] ?? weight, weight, share) * seasonWorth(player, season);
    }, 0)
  );
}

/** Works out a player's fame, to a hundredth, as of how far the league has come. */
export function fameOf(player: Known, played: Played): number {
  const { draftYear, draftOverall, trophies, cups, hallOfFame, spokenOf } = player;
  const year = firstYear(played.season);
  const promise = (of: number) => promiseOf(draftYear, draftOverall, of);
  const won = trophies.reduce((total, trophy) => total + (TROPHIES[trophy] ?? 0), 0);
  const fame =
    careerWorth(player) +
    recentWorth(player, played) +
    between(promise(year - 1), promise(year), played.share) +
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
