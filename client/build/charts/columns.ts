import { element, type HtmlElement } from "../articles/element.ts";
import { layOutAxes } from "./axes.ts";
import { toneOf, TONES, type DrawChart } from "./chart.ts";

const HEIGHT = { wide: 384, narrow: 300 };
const TOP = 34;

/** Width of a written value. Narrower bars have no room for it. */
const LABEL = 30;

/** Draws vertical bars from left to right, for ordered values: picks, numbers, years. */
export const drawColumns: DrawChart = (drawing, { name, width }) => {
  const { points, lit, write } = drawing;
  const height = HEIGHT[name];
  const { left, bottom, y, grid, labels, caption } = layOutAxes(drawing, height, TOP);
  const values = points.map((point) => point.values[0] ?? 0);
  const step = (width - left) / points.length;
  const middle = (place: number): number => Number((left + (place + 0.5) * step).toFixed(1));

  const bars = points.map(({ label }, place): HtmlElement => {
    const top = y(values[place] ?? 0);
    return element("rect", {
      x: Number((left + (place + 0.1) * step).toFixed(1)),
      y: top,
      width: Number((step * 0.8).toFixed(1)),
      height: Number((bottom - top).toFixed(1)),
      rx: Math.min(3, step * 0.2),
      className: toneOf(lit, label, TONES, "bar"),
    });
  });
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
  return { height, pieces: [...grid(width), ...bars, ...labels(middle), ...written, ...caption(width)] };
};
