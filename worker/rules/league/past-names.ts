import { clubPlayedIn, type Season } from "./season.ts";

/** A former name of a club under the same code. */
export interface PastName {
  first: Season;
  last: Season;
  /** Full English name: "Mighty Ducks of Anaheim". */
  nameEn: string;
  nickname: string;
  nameFr: string;
}

/** Returns the former name of a club in a season; undefined if it had its latest name. */
export const pastNameIn = (past: readonly PastName[] | undefined, season: Season): PastName | undefined =>
  past?.find((name) => clubPlayedIn(name, season));
