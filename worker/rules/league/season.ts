import type { Day } from "../shared/day.ts";

/** A season as a number made of its two years: 20252026. Seasons sort as numbers. */
export type Season = number;

/** A skater's season with one club; unknown values are null. */
export type SkaterStint = [season: Season, team: string, gp: number | null, g: number | null, a: number | null];

/** A goalie's season with one club: the same, then wins, losses, overtime losses, shutouts, goals and shots against. */
export type GoalieStint = [
  ...SkaterStint,
  w: number | null,
  l: number | null,
  otl: number | null,
  so: number | null,
  ga: number | null,
  sa: number | null,
];

export type Stint = SkaterStint | GoalieStint;

/** The season of the first expansion. Roster Mystery and Career Path use no earlier ones. */
export const EXPANSION_SEASON: Season = 19671968;

/** September. Seasons begin in October at the earliest, except a few, and none ends after August. */
const FIRST_MONTH = 9;

export const firstYear = (season: Season): number => Math.floor(season / 10_000);

export const secondYear = (season: Season): number => season % 10_000;

export const seasonOfYear = (year: number): Season => year * 10_000 + year + 1;

export const isSeason = (value: number): boolean => value === seasonOfYear(firstYear(value));

/** Returns the season that runs on a day, or the last one. */
export function seasonOn(day: Day): Season {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return seasonOfYear(month < FIRST_MONTH ? year - 1 : year);
}

/** The first and last season of a club under one name. */
export interface ClubYears {
  first: Season;
  /** Null for a club of today. */
  last: Season | null;
}

export const clubPlayedIn = ({ first, last }: ClubYears, season: Season): boolean =>
  first <= season && season <= (last ?? season);

/** Returns whether contracts have ended (1 July) and training camps have not begun. */
export function isSummer(day: Day): boolean {
  const date = day.slice("2026-".length);
  return "07-01" <= date && date <= "09-15";
}
