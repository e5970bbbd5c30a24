/** The colours of today's sweaters, base and trim, besides white. Most pairs fit several clubs. */

export const SWEATER_COLOURS = [
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

export type SweaterColour = (typeof SWEATER_COLOURS)[number];

export type ColourPair = readonly [base: SweaterColour, trim: SweaterColour];

const PAIRS: Readonly<Record<string, ColourPair>> = {
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

/** For a club that is newer than this table. */
const NOBODYS: ColourPair = ["blue", "grey"];

export const sweaterColoursOf = (club: string): ColourPair => PAIRS[club] ?? NOBODYS;
