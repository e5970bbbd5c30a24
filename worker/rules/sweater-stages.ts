import type { Season } from "./season.ts";

/** The stages, in the order in which they are told. */
export const SWEATER_STAGES = ["born", "body", "seasons", "club", "digit", "initials"] as const;

export type SweaterStage = (typeof SWEATER_STAGES)[number];

/** What is known of a player beyond the table that everybody guesses from. What is not known is null. */
export interface Scouted {
  /** The hand he shoots with, of a goalie the one he catches with. */
  hand: "L" | "R" | "B" | null;
  inches: number | null;
  /** Draft round; 0 for who was never drafted. */
  round: number | null;
  /** The number he wears, or wore most with his club while it is still to be settled whose it is. */
  number: number | null;
  /** Points of each season he played in; of a goalie the saves of a thousand shots, of each season of ten games or more. */
  seasons: readonly number[];
  /** The last of them. */
  last: Season | null;
}

/** By NHL player id. */
export type Scouting = ReadonlyMap<number, Scouted>;

/** How exactly a fan knows what is told: who is off by no more than so much still fits. */
export const GIVE_OR_TAKE = { inches: 1, seasons: 2, points: 20, saves: 10 } as const;
