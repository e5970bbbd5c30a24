/** The individual trophies, in the order in which they are shown. */
export const TROPHIES = [
  "hart",
  "ted-lindsay",
  "art-ross",
  "rocket-richard",
  "vezina",
  "norris",
  "selke",
  "conn-smythe",
  "calder",
  "lady-byng",
  "jennings",
  "masterton",
  "king-clancy",
  "messier",
] as const;

export type Trophy = (typeof TROPHIES)[number];

/** The trophies that all fans know: the only ones of weekday Grids, and a way into the weekly Legends' pool. */
export const FAMOUS_TROPHIES = [
  "hart",
  "art-ross",
  "norris",
  "vezina",
  "calder",
  "conn-smythe",
] as const satisfies readonly Trophy[];
