import type { OtherNames } from "./other-names.ts";
import type { Conference, HistoricalPlayer, Position } from "./player.ts";
import type { PastName } from "./past-names.ts";
import type { ClubYears } from "./season.ts";

/** All players since 1917, as published. The random player generator draws from them. All of it is public. */

export interface AnyClub extends ClubYears {
  code: string;
  /** Code of the franchise: the club's latest code. */
  franchise: string;
  place: string;
  nickname: string;
  nameFr: string;
  /** Null for a club from before there were conferences. */
  conference: Conference | null;
  /** Former names under the same code; absent if there are none. */
  past?: PastName[];
}

/**
 * A {@link HistoricalPlayer} as published, as an array to save the keys. `sweater` is null if it is that of the first club;
 * `years` is the length of the career. The first value is the difference to the previous id if it is less than {@link
 * MAX_ID_STEP}, else the id.
 */
export type PublishedPlayerRow = [
  idOrStep: number,
  first: string,
  last: string,
  position: Position | "F",
  born: number | null,
  country: string | null,
  team: string | null,
  number: number | null,
  sweater: string | null,
  clubs: string[],
  from: number,
  years: number,
  /** Fame in coarse steps. */
  renown: number,
  hasCareer: 0 | 1,
];

/** The published document. Its version is the version of the facts it was made from. */
export interface AllPlayers {
  version: string;
  clubs: AnyClub[];
  /** In order of id. */
  people: PublishedPlayerRow[];
  names: OtherNames;
}

export const MAX_DRAWN = 10;

/** Restricts the players to draw from; null for any. */
export interface PlayerFilter {
  era: "today" | "all-time";
  team: string | null;
  position: Position | null;
  country: string | null;
}

export const MAX_ID_STEP = 1_000_000;

export function decodePlayers(rows: readonly PublishedPlayerRow[]): HistoricalPlayer[] {
  let id = 0;
  return rows.map(([step, ...row]) => {
    id = step < MAX_ID_STEP ? id + step : step;
    return personOf(id, row);
  });
}

type RowWithoutId = PublishedPlayerRow extends [number, ...infer Rest] ? Rest : never;

const personOf = (
  id: number,
  [first, last, position, born, country, team, number, sweater, clubs, from, years, renown, hasCareer]: RowWithoutId,
): HistoricalPlayer => ({
  source: "history",
  id,
  first,
  last,
  position,
  born,
  country,
  team,
  number,
  sweater: sweater ?? clubs[0] ?? "",
  clubs,
  from,
  to: from + years,
  fameRank: -renown,
  hasCareer: hasCareer === 1,
});

/** Returns whether a player passes a filter. A team's players of "all-time" have a game for it. */
export function matchesPlayerFilter(person: HistoricalPlayer, { era, team, position, country }: PlayerFilter): boolean {
  if (era === "today" && person.team === null) return false;
  if (team !== null && !(era === "today" ? person.team === team : person.clubs.includes(team))) return false;
  return (position === null || person.position === position) && (country === null || person.country === country);
}
