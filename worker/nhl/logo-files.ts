import { seasonOfYear } from "#rules/league/season";

/** The years in the file names of past clubs' last logos: `1979-94` for the seasons from 1979-80 to 1994-95. */
const LAST_LOGO_YEARS: Readonly<Record<string, string>> = {
  AFM: "1972-79",
  ARI: "2020-23",
  ATL: "1999-10",
  BRK: "1941",
  CGS: "1974-76",
  CLE: "1976-77",
  CLR: "1976-81",
  DCG: "1926-29",
  DFL: "1930-31",
  HAM: "1923-24",
  HFD: "1992-96",
  KCS: "1974-76",
  MMR: "1935-37",
  MNS: "1991-92",
  MWN: "1917",
  NYA: "1940",
  OAK: "1967-69",
  PHX: "2003-13",
  PIR: "1929",
  QBD: "1919",
  QUA: "1930",
  QUE: "1979-94",
  SEN: "1917-33",
  SLE: "1934",
  TAN: "1917-18",
  TSP: "1926",
  WIN: "1990-95",
};

/** Returns the suffix of a logo's file name: "" for a club of today, the seasons of the last logo for a past one. */
export function logoSuffixOf(code: string): string {
  const years = LAST_LOGO_YEARS[code];
  if (years === undefined) return "";
  const [from = 0, to = from % 100] = years.split("-").map(Number);
  const century = from - (from % 100);
  // `1999-10` ends in the next century.
  const until = century + to + (to < from % 100 ? 100 : 0);
  const [first, last] = [seasonOfYear(from), seasonOfYear(until)];
  return first === last ? `_${first}` : `_${first}-${last}`;
}
