import {
  bestSeasonWorth,
  careerWorth,
  playoffsWorth,
  seasonWorth,
  playoffYearWorth,
  sumStatistics,
  tenureWorth,
  WHOLE_SEASON,
  type RatedStatistics,
} from "./fame-weights.ts";
import { draftFameOf } from "./draft-fame.ts";
import { firstYear, type Season, type Stint } from "./season.ts";

/**
 * The facts that fame is computed from. Fame is how well known a player is, in points without a unit: career, recent
 * seasons, trophies, draft position, and manual additions. One scale for current and historic players; only the order
 * matters. The weights were tuned with the lists of `seed/print-fame.ts`.
 */
export interface FameFacts extends RatedStatistics {
  birthDate: string | null;
  draftYear: number | null;
  draftOverall: number | null;
  hallOfFame: boolean;
  /** Keys of the trophies won, `art-ross`, once per win. */
  trophies: readonly string[];
  cups: number;
  /** Manual addition in points for fame without statistics (`seed/facts/spoken_of.csv`). */
  spokenOf: number;
}

/** Points for each win of a trophy. */
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

/** Points per Cup, and the maximum number of Cups that count. */
const CUP = { worth: 6, most: 5 };

const HALL_OF_FAME = 30;

/** Weights of the last seasons, newest first. */
const RECENT = [1, 0.7, 0.5, 0];

/** The progress of the league: the newest season with a game, and the share of it that has been played, 0 to 1. */
export interface LeagueProgress {
  season: Season;
  share: number;
}

/** Returns the progress of a season. @param mostGames the most games any player has with one club */
export const leagueProgressOf = (season: Season, mostGames: number): LeagueProgress => ({
  season,
  share: Math.min(1, mostGames / WHOLE_SEASON),
});

/** Share that counts for a prospect without a game; it doubles up to {@link PROVEN} games. */
const UNPROVEN = 0.45;

/** Players with fewer games are unproven, unless they were picked this high. */
const PROVEN = { games: 60, orPick: 3 };

/** Interpolates linearly. */
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * Rates the last seasons. Players under 26 get a bonus. As a season progresses, the weights of those before it fade
 * gradually, so that fame does not drop in its first week.
 */
function recentWorth(player: FameFacts, { season: last, share }: LeagueProgress): number {
  const age = firstYear(last) - 1 + share - Number(player.birthDate?.slice(0, 4) ?? 0);
  const youth = 1 + 0.1 * Math.max(0, 26 - age);
  return (
    youth *
    RECENT.reduce((total, weight, ago) => {
      const inSeason = ([season]: Stint): boolean => firstYear(season) === firstYear(last) - ago;
      const worth =
        seasonWorth(player, player.career.filter(inSeason)) +
        playoffYearWorth(player, player.playoffs.filter(inSeason));
      return total + between(RECENT[ago - 1] ?? weight, weight, share) * worth;
    }, 0)
  );
}

/**
 * Returns the share of promise and recent seasons that counts, all for a first overall pick and a rookie of the year.
 */
export const provenShare = (games: number, draftOverall: number | null, trophies: readonly string[]): number =>
  games >= PROVEN.games || draftOverall === 1 || trophies.includes("calder")
    ? 1
    : UNPROVEN * (1 + games / PROVEN.games);

/** Computes a player's fame, rounded to hundredths. @param played the progress of the league */
export function computeFame(player: FameFacts, played: LeagueProgress): number {
  const { draftYear, draftOverall, trophies, cups, hallOfFame, spokenOf } = player;
  const year = firstYear(played.season);
  const promise = (of: number) => draftFameOf(draftYear, draftOverall, of);
  const won = trophies.reduce((total, trophy) => total + (TROPHIES[trophy] ?? 0), 0);
  const share = provenShare(sumStatistics(player.career, "gp"), draftOverall, trophies);
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

/** Returns whether a player of today has played enough to be the answer of a daily. */
export const isProven = (games: number, draftOverall: number | null): boolean =>
  games >= PROVEN.games || (draftOverall !== null && draftOverall <= PROVEN.orPick);
