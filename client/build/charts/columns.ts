import { element, type HtmlElement } from "../articles/element.ts";
import { TONES, type DrawChart } from "./chart.ts";
import { drawGridLines } from "./grid.ts";
import { scale, ticksFor } from "./scale.ts";

const HEIGHT = { wide: 384, narrow: 300 };
const TOP = 34;

/** Width of a written value. Narrower bars have no room for it. */
const LABEL = 30;

/** Draws vertical bars from left to right, for ordered values: picks, numbers, years. */
export const drawColumns: DrawChart = ({ points, lit, marks, axis, from, write }, { name, width }) => {
  const height = HEIGHT[name];
  const bottom = height - 54;
  const values = points.map((point) => point.values[0] ?? 0);
  const ticks = ticksFor(from, Math.max(...values));
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, TOP]);
  const left = Math.max(...ticks.map((tick) => write(tick).length)) * 8 + 12;
  const step = (width - left) / points.length;
  const middle = (place: number): number => Number((left + (place + 0.5) * step).toFixed(1));

  const bars = points.map(({ label }, place): HtmlElement => {
    const at = lit.indexOf(label);
    const top = y(values[place] ?? 0);
    return element("rect", {
      x: Number((left + (place + 0.1) * step).toFixed(1)),
      y: top,
      width: Number((step * 0.8).toFixed(1)),
      height: Number((bottom - top).toFixed(1)),
      rx: Math.min(3, step * 0.2),
      className: at === -1 ? "bar" : (TONES[Math.min(at, TONES.length - 1)] ?? "bar"),
    });
  });
  const axisLabels = points.flatMap(({ label }, place) =>
    marks.length === 0 || marks.includes(label)
      ? [element("text", { x: middle(place), y: bottom + 22, textAnchor: "middle", className: "mark" }, label)]
      : [],
  );
  const written = points.flatMap(({ label }, place) => {
    if (!lit.includes(label)) return [];
    const value = values[place] ?? 0;
    // There is no room on the left if the previous bar is higher.
    const leans = step < LABEL && (values[place - 1] ?? 0) > value;
    const x = leans ? middle(place) - step * 0.4 : Math.min(middle(place), width - 12);
    return [
      element("text", { x, y: y(value) - 8, textAnchor: leans ? "start" : "middle", className: "value" }, write(value)),
    ];
  });
  const caption =
    axis === undefined
      ? []
      : [element("text", { x: width, y: height - 6, textAnchor: "end", className: "mark" }, axis)];
  return {
    height,
    pieces: [...drawGridLines(ticks, y, left, width, write), ...bars, ...axisLabels, ...written, ...caption],
  };
};
