import type { Person } from "./people.ts";

/** The careers by which a guess at Career Path is judged, and by which the coach looks back. All of it is public. */

/** Somebody who can be guessed. */
export interface Career {
  position: Person["position"];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Codes in order of his first game for each. */
  clubs: readonly string[];
  /** The years in which his seasons began, ascending. */
  years: readonly number[];
}

/**
 * A {@link Career} as published: the year in which the first season began, and for each season a bit, the lowest for
 * the first.
 */
export type CareerRow = [
  id: number,
  position: Person["position"],
  country: string | null,
  clubs: string[],
  debut: number,
  seasons: number,
];

/** The published document. Its version is the stamp of the facts it was made of. */
export interface Careers {
  version: string;
  /** In order of id. */
  careers: CareerRow[];
}

/** Reads a published row. */
export function careerIn([, position, country, clubs, debut, seasons]: CareerRow): Career {
  const years: number[] = [];
  // More seasons than an integer of the machine has bits: Howe played from 1946 to 1980.
  for (let left = seasons, year = debut; left > 0; left = Math.floor(left / 2), year++)
    if (left % 2 === 1) years.push(year);
  return { position, country, clubs, years };
}
