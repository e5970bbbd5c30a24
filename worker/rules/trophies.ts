/** The individual trophies, in the order in which a player's honours are told. */
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

/** The trophies that every fan knows: those of weekday Grids, and of the weekly Legends' pool (GAMES.md). */
export const FAMOUS_TROPHIES = [
  "hart",
  "art-ross",
  "norris",
  "vezina",
  "calder",
  "conn-smythe",
] as const satisfies readonly Trophy[];
