import type { FormatValue } from "../articles/write.ts";
import type { HtmlElement } from "../articles/element.ts";

/** How much room a drawing has: beside text on a wide screen, or on a phone. In its own units. */
export interface ChartSize {
  name: "wide" | "narrow";
  width: number;
}

/** Drawn for each: type that is read on a phone would shout on a wide screen, and shrink the other way. */
export const CHART_SIZES: readonly ChartSize[] = [
  { name: "wide", width: 760 },
  { name: "narrow", width: 340 },
];

/** One value of a chart, or one value of each of its lines. */
export interface Point {
  label: string;
  values: readonly number[];
}

/** What every kind of chart is drawn from; each has its own way of using it. */
export interface ChartDrawing {
  points: readonly Point[];
  /** Names of the lines; one name for other charts. */
  series: readonly string[];
  write: FormatValue;
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
export type DrawChart = (drawing: ChartDrawing, room: ChartSize) => { height: number; pieces: HtmlElement[] };

/** How lit values are coloured: goal red first, blue line second, frost after. */
export const TONES = ["red", "blue", "frost"] as const;
