import type { Pick } from "./draw.ts";
import type { OtherNames } from "./names.ts";
import type { Conference, Position } from "./player.ts";
import { playedIn, type Season, type Stint, type Years } from "./season.ts";

/**
 * Everybody who ever played, and the random player generator, which draws from them. All of it is public.
 */

/** A name that a club bore in some seasons before it took another. */
export interface PastName {
  first: Season;
  last: Season;
  /** In full: "Mighty Ducks of Anaheim". */
  nameEn: string;
  nickname: string;
  /** Full French name. */
  nameFr: string;
}

/** A club of today or of the past, under one name. */
export interface LeagueClub extends Years {
  code: string;
  /** Code of the club that it was, or became, under its latest name. */
  franchise: string;
  place: string;
  nickname: string;
  nameFr: string;
  /** Null for a club of the past that played before there were conferences. */
  conference: Conference | null;
  /** Names it bore before, its code staying what it was; absent where there were none. */
  past?: PastName[];
}

/** The name a club bore in a season, where that is not the one it ended with. */
export const pastNameIn = (past: readonly PastName[] | undefined, season: Season): PastName | undefined =>
  past?.find((name) => playedIn(name, season));

/** What tells one person from another, and what can be filtered by. */
export interface Person {
  id: number;
  first: string;
  last: string;
  /** F is a forward of the early days whose side nobody wrote down. */
  position: Position | "F";
  /** Year of birth. */
  born: number | null;
  /** ISO 3166-1 alpha-2, nationality. */
  country: string | null;
  /** The club on whose roster he is today. */
  team: string | null;
  /** The number he wears on that roster, else the one he wore most in {@link sweater}; null where it is not known. */
  number: number | null;
  /** The club whose sweater he is remembered in: today's, else the one with most of his games. */
  sweater: string;
  /** All his clubs in order of his first game. */
  clubs: string[];
  /** The years in which his first season began and his last one ended. */
  from: number;
  to: number;
  /** Rises with his fame, roughly. */
  renown: number;
  /** Whether he can be guessed in Career Path. */
  hasCareer: boolean;
}

/**
 * A {@link Person} as published: eight thousand of them would spell their keys out eight thousand times. Their sweater
 * is null when it is that of their first club, and the end of a career is told in years since its beginning. An id is
 * told by how far it is from the one before, if that is less than {@link FAR}: no id is as small.
 */
export type PersonRow = [
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
  renown: number,
  hasCareer: 0 | 1,
];

/** The published document. Its version is the stamp of the facts it was made of. */
export interface People {
  version: string;
  clubs: LeagueClub[];
  /** In order of id. */
  people: PersonRow[];
  /** What else they are called. */
  names: OtherNames;
  /** Winners of each individual trophy, by its key. */
  trophies: Record<string, [season: Season, id: number][]>;
}

/** What only a full card shows. */
export interface Card {
  id: number;
  shoots: "L" | "R" | "B" | null;
  heightCm: number | null;
  weightKg: number | null;
  /** Date of birth, `YYYY-MM-DD`. */
  birth: string | null;
  draftYear: number | null;
  overall: number | null;
  draftTeam: string | null;
  hallOfFame: boolean;
  /** In order of play; none for who played in the playoffs alone. */
  career: Stint[];
  /** His playoffs, in order of play. A goalie's have no overtime losses. */
  playoffs: Stint[];
  /** The Stanley Cups his name is on, in order of season. */
  cups: [season: Season, team: string][];
}

/** The most that are drawn at once (GAMES.md). */
export const MOST_DRAWN = 10;

/** Whom to draw from. Null means any. */
export interface PeopleFilter {
  era: "today" | "all-time";
  team: string | null;
  position: Position | null;
  country: string | null;
}

/** See {@link PersonRow}. */
export const FAR = 1_000_000;

/** Reads the published rows. */
export function peopleOf(rows: readonly PersonRow[]): Person[] {
  let id = 0;
  return rows.map(([step, ...row]) => {
    id = step < FAR ? id + step : step;
    return personOf(id, row);
  });
}

type RowWithoutId = PersonRow extends [number, ...infer Rest] ? Rest : never;

const personOf = (
  id: number,
  [first, last, position, born, country, team, number, sweater, clubs, from, years, renown, hasCareer]: RowWithoutId,
): Person => ({
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
  renown,
  hasCareer: hasCareer === 1,
});

/** Whether a person may be drawn. Today a club's people are its roster; of all time, whoever had a game for it. */
export function fits(person: Person, { era, team, position, country }: PeopleFilter): boolean {
  if (era === "today" && person.team === null) return false;
  if (team !== null && !(era === "today" ? person.team === team : person.clubs.includes(team))) return false;
  return (position === null || person.position === position) && (country === null || person.country === country);
}

/** Draws up to `count` of `people`, nobody twice, each as likely as the next. */
export function drawPeople(people: readonly Person[], count: number, pick: Pick): Person[] {
  const left = [...people];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pick(left.length), 1)).flat();
}
