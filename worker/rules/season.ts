import type { Day } from "./day.ts";

/** A season by its two years, such as 20252026. Seasons sort in time as numbers. */
export type Season = number;

/** A skater's season with one club: season, club, games, goals, assists. What is not known is null. */
export type SkaterStint = [season: Season, team: string, gp: number | null, g: number | null, a: number | null];

/** A goalie's: the same, then wins, losses, overtime losses, shutouts, goals and shots against. */
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

/** The season in which the league doubled: what was before it, nobody is asked about (GAMES.md). */
export const EXPANSION: Season = 19671968;

/** September: a season may begin before October, and nobody plays between the last of one and the month it is in. */
const FIRST_MONTH = 9;

/** The year in which a season began. */
export const firstYear = (season: Season): number => Math.floor(season / 10_000);

/** The year in which it ended. */
export const secondYear = (season: Season): number => season % 10_000;

/** The season that began in a year. */
export const seasonFrom = (year: number): Season => year * 10_000 + year + 1;

/** Whether a number names a season by its two years, as 20252026 does. */
export const isSeason = (value: number): boolean => value === seasonFrom(firstYear(value));

/** The season that is running on a day, or was the last to. */
export function seasonOn(day: Day): Season {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return seasonFrom(month < FIRST_MONTH ? year - 1 : year);
}

/** The first and the last season of a club under one name. */
export interface Years {
  first: Season;
  /** Null for a club of today. */
  last: Season | null;
}

/** Whether a club played under its name in a season. */
export const playedIn = ({ first, last }: Years, season: Season): boolean =>
  first <= season && season <= (last ?? season);
