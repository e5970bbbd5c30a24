import { element, type Element } from "../articles/element.ts";
import type { Write } from "../articles/write.ts";

/** The lines a value is read off by, each with its value at the left. */
export const grid = (
  ticks: readonly number[],
  y: (value: number) => number,
  left: number,
  right: number,
  write: Write,
): Element[] =>
  ticks.flatMap((tick) => [
    element("path", { d: `M${left} ${y(tick)}H${right}`, className: "grid" }),
    element("text", { x: left - 8, y: y(tick) + 5, textAnchor: "end", className: "mark" }, write(tick)),
  ]);
