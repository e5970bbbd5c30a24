import { seasonFrom, type Season } from "#rules/season";

/**
 * Marks of clubs of the past by the years each was worn, as they are filed: a club changed its mark while it kept its
 * name, and a few are filed under years in which it did not play. `1979-89` stands for the seasons from 1979-80 to 1989-90.
 */
const WORN: Readonly<Record<string, readonly string[]>> = {
  AFM: ["1972-79"],
  ARI: ["2014-20", "2020-23"],
  ATL: ["1999-10"],
  BRK: ["1941"],
  CGS: ["1970-73", "1974-76"],
  CLE: ["1976-77"],
  CLR: ["1976-81"],
  DCG: ["1926-29"],
  DFL: ["1930-31"],
  HAM: ["1920", "1921-22", "1923-24"],
  HFD: ["1979-91", "1992-96"],
  KCS: ["1974-76"],
  MMR: ["1924", "1925-34", "1935-37"],
  MNS: ["1967-84", "1985-90", "1991-92"],
  MWN: ["1917"],
  NYA: ["1925-29", "1930-34", "1935-38", "1939", "1940"],
  OAK: ["1967-69"],
  PHX: ["1996-98", "1999", "2000-02", "2003-13"],
  PIR: ["1925-27", "1928", "1929"],
  QBD: ["1919"],
  QUA: ["1930"],
  QUE: ["1979-94"],
  SEN: ["1917-33"],
  SLE: ["1934"],
  TAN: ["1917-18"],
  TSP: ["1919-21", "1922-24", "1925", "1926"],
  WIN: ["1979-89", "1990-95"],
};

interface Worn {
  first: Season;
  last: Season;
  file: string;
}

/** `1999-10` ends in the century after. */
function wornIn(years: string): Worn {
  const [from = 0, to = from % 100] = years.split("-").map(Number);
  const until = from - (from % 100) + to;
  const [first, last] = [seasonFrom(from), seasonFrom(until < from ? until + 100 : until)];
  return { first, last, file: first === last ? `_${first}` : `_${first}-${last}` };
}

/**
 * What stands behind a club's code in the name of its mark: nothing for one of today, for one of the past the years of
 * the mark that it wore in a season, or of its last.
 */
export function markOf(code: string, season: Season | null): string {
  const worn = (WORN[code] ?? []).map(wornIn);
  const then = worn.find(({ first, last }) => season !== null && first <= season && season <= last);
  return (then ?? worn.at(-1))?.file ?? "";
}
