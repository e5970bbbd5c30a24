import { secondYear, type GoalieStint, type Season, type Stint } from "./season.ts";
import type { Language } from "./address.ts";
import { wholeYears } from "./years.ts";

/** What a row of the table counts. Null where it is not known. */
export type Figures = (number | null)[];

/** Shots stopped of shots taken, from 0 to 1, over the stints whose shots were counted. */
function savePercentage(stints: readonly GoalieStint[]): number | null {
  const counted = stints.filter(([, , , , , , , , , against, shots]) => against !== null && shots !== null);
  const shots = total(counted.map((stint) => stint[10]));
  const against = total(counted.map((stint) => stint[9]));
  return shots === null || against === null || shots === 0 ? null : 1 - against / shots;
}

/** A sum that stays unknown when every part of it is. */
function total(parts: readonly (number | null | undefined)[]): number | null {
  const known = parts.filter((part) => part !== null && part !== undefined);
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
}

/** Games, goals, assists and points of some stints. */
export function skaterFigures(stints: readonly Stint[]): Figures {
  const goals = total(stints.map((stint) => stint[3]));
  const assists = total(stints.map((stint) => stint[4]));
  return [total(stints.map((stint) => stint[2])), goals, assists, total([goals, assists])];
}

/** Games, wins, losses, shutouts and save percentage of some stints. */
export function goalieFigures(stints: readonly Stint[]): Figures {
  const own = stints as readonly GoalieStint[];
  const column = (at: 2 | 5 | 6 | 8) => total(own.map((stint) => stint[at]));
  return [column(2), column(5), column(6), column(8), savePercentage(own)];
}

/** The years in which seasons ended, three or more in a row joined: "1980–1987, 1989, 1991, 1992". */
export function yearsOf(seasons: readonly Season[], language: Language): string {
  const years = seasons.map(secondYear).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last !== undefined && year <= last[1] + 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs
    .flatMap(([from, to]) => (to - from === 1 ? [`${from}`, `${to}`] : wholeYears({ from, to }, language)))
    .join(", ");
}
