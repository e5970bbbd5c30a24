import { element, type HtmlElement } from "../articles/element.ts";
import type { FormatValue } from "../articles/write.ts";

/** Draws the grid lines, each with its value on the left. */
export const drawGridLines = (
  ticks: readonly number[],
  y: (value: number) => number,
  left: number,
  right: number,
  write: FormatValue,
): HtmlElement[] =>
  ticks.flatMap((tick) => [
    element("path", { d: `M${left} ${y(tick)}H${right}`, className: "grid" }),
    element("text", { x: left - 8, y: y(tick) + 5, textAnchor: "end", className: "mark" }, write(tick)),
  ]);
