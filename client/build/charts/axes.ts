import { element, type HtmlElement } from "../articles/element.ts";
import { markedLabels, type ChartDrawing } from "./chart.ts";
import { scale, ticksFor } from "./scale.ts";

/** Lays out the axes of columns and lines: their scale, and what is drawn of them. `top` is the place of the highest tick. */
export function layOutAxes(drawing: ChartDrawing, height: number, top: number) {
  const { points, axis, from, write } = drawing;
  const bottom = height - 54;
  const ticks = ticksFor(from, Math.max(...points.flatMap(({ values }) => values)));
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, top]);
  const left = Math.max(...ticks.map((tick) => write(tick).length)) * 8 + 12;
  const mark = (x: number, at: number, textAnchor: string, text: string): HtmlElement =>
    element("text", { x, y: at, textAnchor, className: "mark" }, text);
  return {
    left,
    bottom,
    y,
    /** Draws the grid lines, each with its value on the left. */
    grid: (right: number): HtmlElement[] =>
      ticks.flatMap((tick) => [
        element("path", { d: `M${left} ${y(tick)}H${right}`, className: "grid" }),
        mark(left - 8, y(tick) + 5, "end", write(tick)),
      ]),
    labels: (x: (place: number) => number): HtmlElement[] =>
      markedLabels(drawing).map(({ label, place }) => mark(x(place), bottom + 22, "middle", label)),
    caption: (right: number): HtmlElement[] => (axis === undefined ? [] : [mark(right, height - 6, "end", axis)]),
  };
}
