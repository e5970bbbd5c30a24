import { secondYear, type GoalieStint, type Season, type Stint } from "./season.ts";
import type { Language } from "../i18n/address.ts";
import { formatFullYears } from "./years.ts";

/** One row of a table of statistics; null for unknown values. */
export type StatisticsRow = (number | null)[];

/** Returns the share of shots stopped, 0 to 1, or null if the shots of any stint are unknown. */
function savePercentage(stints: readonly GoalieStint[]): number | null {
  const against = sumKnown(stints.map((stint) => stint[9]));
  const shots = sumKnown(stints.map((stint) => stint[10]));
  return shots === null || against === null || shots === 0 ? null : 1 - against / shots;
}

/** Returns a sum, or null if any part is unknown or there is none. */
export const sumKnown = (parts: readonly (number | null | undefined)[]): number | null =>
  parts.length === 0
    ? null
    : parts.reduce<number | null>((sum, part) => (sum === null || part == null ? null : sum + part), 0);

/** Returns games, goals, assists and points of some stints. */
export function skaterStatistics(stints: readonly Stint[]): StatisticsRow {
  const goals = sumKnown(stints.map((stint) => stint[3]));
  const assists = sumKnown(stints.map((stint) => stint[4]));
  return [sumKnown(stints.map((stint) => stint[2])), goals, assists, sumKnown([goals, assists])];
}

/** Returns games, wins, losses, shutouts and save percentage of some stints. */
export function goalieStatistics(stints: readonly Stint[]): StatisticsRow {
  const own = stints as readonly GoalieStint[];
  const column = (at: 2 | 5 | 6 | 8) => sumKnown(own.map((stint) => stint[at]));
  return [column(2), column(5), column(6), column(8), savePercentage(own)];
}

/** Formats the years in which seasons ended, joining three or more in a row: "1980–1987, 1989, 1991, 1992". */
export function formatSeasonYears(seasons: readonly Season[], language: Language): string {
  const years = seasons.map(secondYear).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last !== undefined && year <= last[1] + 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .flatMap(([from, to]) => (to - from === 1 ? [`${from}`, `${to}`] : formatFullYears({ from, to }, language)))
    .join(", ");
}
