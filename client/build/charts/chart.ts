import type { FormatValue } from "../articles/write.ts";
import type { HtmlElement } from "../articles/element.ts";

/** The size of a drawing, in its own units. */
interface ChartSize {
  name: "wide" | "narrow";
  width: number;
}

/** One size for wide screens and one for phones: type that is legible on a phone would be too large on a desktop. */
export const CHART_SIZES: readonly ChartSize[] = [
  { name: "wide", width: 760 },
  { name: "narrow", width: 340 },
];

/** One value of a chart, or one value per line. */
export interface Point {
  label: string;
  values: readonly number[];
}

/** The data of a chart of any kind. */
export interface ChartDrawing {
  points: readonly Point[];
  /** Names of the lines; other charts have one name. */
  series: readonly string[];
  write: FormatValue;
  /** Labels of highlighted values, in order of importance. */
  lit: readonly string[];
  /** Labels shown on the axis; all if empty. */
  marks: readonly string[];
  axis: string | undefined;
  /** Smallest value of the axis. */
  from: number;
}

export type DrawChart = (drawing: ChartDrawing, room: ChartSize) => { height: number; pieces: HtmlElement[] };

/** Colours of highlighted values, in order. */
export const TONES = ["red", "blue", "frost"] as const;

/** Returns the labels shown on the axis, with the places of their points. */
export const markedLabels = ({ points, marks }: ChartDrawing) =>
  points.flatMap(({ label }, place) => (marks.length === 0 || marks.includes(label) ? [{ label, place }] : []));

/** Returns the tone of a highlighted value, or `plain` for any other. The last tone serves all further ones. */
export function toneOf<Tone>(lit: readonly string[], label: string, tones: readonly Tone[], plain: Tone): Tone {
  const at = lit.indexOf(label);
  return (at === -1 ? undefined : (tones[at] ?? tones.at(-1))) ?? plain;
}
