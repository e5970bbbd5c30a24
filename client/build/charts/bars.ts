import { element } from "../articles/element.ts";
import { toneOf, TONES, type DrawChart } from "./chart.ts";
import { scale } from "./scale.ts";

const ROW = 34;
const BAR = 22;

/** Widest letter of a label, and widest figure behind a bar. */
const LETTER = 7.6;
const FIGURE = 10;

/** Draws horizontal bars for named things: players, countries, clues. */
export const drawBars: DrawChart = ({ points, lit, from, write }, { width }) => {
  const values = points.map((point) => point.values[0] ?? 0);
  const left = Math.ceil(Math.max(...points.map(({ label }) => label.length)) * LETTER) + 10;
  const room = Math.max(...values.map((value) => write(value).length)) * FIGURE + 14;
  const x = scale([from, Math.max(...values)], [left, width - room]);
  const pieces = points.flatMap(({ label }, place) => {
    const y = place * ROW + 6;
    const end = x(values[place] ?? 0);
    return [
      element("text", { x: left - 10, y: y + 17, textAnchor: "end", className: "name" }, label),
      element("rect", {
        x: left,
        y,
        width: Number((end - left).toFixed(1)),
        height: BAR,
        rx: 3,
        className: toneOf(lit, label, TONES, "bar"),
      }),
      element("text", { x: end + 8, y: y + 18, className: "value" }, write(values[place])),
    ];
  });
  return { height: points.length * ROW + 6, pieces };
};
