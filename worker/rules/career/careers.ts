import type { Player } from "../league/player.ts";

/** The public careers that guesses in Career Path are judged by, as the coach's report in the browser does. */

export interface Career extends Pick<Player, "position" | "country" | "clubs"> {
  /** The years in which his seasons began, ascending. */
  years: readonly number[];
}

/** A published {@link Career}. `seasons` has one bit per year, the lowest for `debut`; it is set if he played. */
export type CareerRow = [
  id: number,
  position: Player["position"],
  country: string | null,
  clubs: string[],
  debut: number,
  seasons: number,
];

/** The published document. Its version is the version of the facts it was made from. */
export interface Careers {
  version: string;
  /** In order of id. */
  careers: CareerRow[];
}

export function decodeCareer([, position, country, clubs, debut, seasons]: CareerRow): Career {
  const years: number[] = [];
  // Division instead of shifts: a long career has more seasons than a 32-bit integer has bits.
  for (let left = seasons, year = debut; left > 0; left = Math.floor(left / 2), year++)
    if (left % 2 === 1) years.push(year);
  return { position, country, clubs, years };
}
