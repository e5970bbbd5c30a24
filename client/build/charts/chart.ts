import type { Write } from "../articles/write.ts";
import type { Element } from "../articles/element.ts";

/** How much room a drawing has: beside text on a wide screen, or on a phone. In its own units. */
export interface Room {
  name: "wide" | "narrow";
  width: number;
}

/** Drawn for each: type that is read on a phone would shout on a wide screen, and shrink the other way. */
export const ROOMS: readonly Room[] = [
  { name: "wide", width: 760 },
  { name: "narrow", width: 340 },
];

/** One value of a chart, or one value of each of its lines. */
export interface Point {
  label: string;
  values: readonly number[];
}

/** What every kind of chart is drawn from; each has its own way of using it. */
export interface Drawing {
  points: readonly Point[];
  /** Names of the lines; one name for other charts. */
  series: readonly string[];
  write: Write;
  /** Labels that are lit and written out, in order of importance. */
  lit: readonly string[];
  /** Labels shown on the axis; all of them when empty. */
  marks: readonly string[];
  /** What runs along the axis. */
  axis: string | undefined;
  /** Lowest value of the axis. */
  from: number;
}

/** Draws a chart into a room. */
export type Draw = (drawing: Drawing, room: Room) => { height: number; pieces: Element[] };

/** How lit values are coloured: goal red first, blue line second, frost after. */
export const TONES = ["red", "blue", "frost"] as const;
