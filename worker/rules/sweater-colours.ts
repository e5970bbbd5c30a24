/**
 * The colours of today's sweaters, as a fan would call them: the base and the trim. White is on all of them. Told by
 * these names and drawn in one shade of each, several clubs share most pairs.
 */

export const COLOURS = [
  "beige",
  "black",
  "blue",
  "burgundy",
  "gold",
  "green",
  "grey",
  "orange",
  "red",
  "sky",
  "teal",
  "white",
] as const;

export type Colour = (typeof COLOURS)[number];

/** What a sweater is made of, and what it is trimmed with. */
export type Pair = readonly [base: Colour, trim: Colour];

const PAIRS: Readonly<Record<string, Pair>> = {
  ANA: ["orange", "black"],
  BOS: ["gold", "black"],
  BUF: ["blue", "gold"],
  CAR: ["red", "black"],
  CBJ: ["blue", "red"],
  CGY: ["red", "gold"],
  CHI: ["red", "black"],
  COL: ["burgundy", "sky"],
  DAL: ["green", "grey"],
  DET: ["red", "white"],
  EDM: ["blue", "orange"],
  FLA: ["red", "blue"],
  LAK: ["black", "grey"],
  MIN: ["green", "beige"],
  MTL: ["red", "blue"],
  NJD: ["red", "black"],
  NSH: ["gold", "blue"],
  NYI: ["blue", "orange"],
  NYR: ["blue", "red"],
  OTT: ["red", "gold"],
  PHI: ["orange", "black"],
  PIT: ["black", "gold"],
  SEA: ["blue", "sky"],
  SJS: ["teal", "orange"],
  STL: ["blue", "gold"],
  TBL: ["blue", "white"],
  TOR: ["blue", "white"],
  UTA: ["black", "sky"],
  VAN: ["blue", "green"],
  VGK: ["gold", "black"],
  WPG: ["blue", "red"],
  WSH: ["red", "blue"],
};

/** Of a club that has joined since, which is drawn in nobody's colours. */
const NOBODYS: Pair = ["blue", "grey"];

/** The colours of a club of today, by its code. */
export const coloursOf = (club: string): Pair => PAIRS[club] ?? NOBODYS;
