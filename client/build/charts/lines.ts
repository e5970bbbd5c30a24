import { element } from "../articles/element.ts";
import { layOutAxes } from "./axes.ts";
import { TONES, type DrawChart } from "./chart.ts";
import { scale } from "./scale.ts";

const HEIGHT = { wide: 384, narrow: 320 };
const TOP = 16;

/** A sample of the line before its name: where two lines end together, the dash tells them apart. */
const KEY = { from: 8, to: 34 };

/** Moves positions that are too close down, from the top, until they have a minimum distance. */
export function spreadOut(places: readonly number[], distance: number): number[] {
  const moved = [...places];
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  for (const [rank, at] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at] ?? 0, (moved[above] ?? 0) + distance);
  }
  return moved;
}

/** Draws lines over years. Each has a tone and a dash pattern, and its name at the end. */
export const drawLines: DrawChart = (drawing, { name, width }) => {
  const { points, series } = drawing;
  const height = HEIGHT[name];
  const { left, y, grid, labels, caption } = layOutAxes(drawing, height, TOP);
  const named = series.length > 1;
  const right = width - (named ? Math.max(...series.map(({ length }) => length)) * 7.6 + KEY.to + 10 : 14);
  const x = scale([0, points.length - 1], [left + 6, right]);
  const ends = spreadOut(
    series.map((_, at) => y(points.at(-1)?.values[at] ?? 0)),
    20,
  );

  const lines = series.flatMap((label, at) => {
    const path = points.map(({ values }, place) => `${x(place)} ${y(values[at] ?? 0)}`);
    const className = `${TONES[at] ?? "frost"}Line`;
    const line = element("path", { d: `M${path.join(" ")}`, className });
    if (!named) return [line];
    const end = ends[at] ?? 0;
    return [
      line,
      element("path", { d: `M${right + KEY.from} ${end}H${right + KEY.to}`, className }),
      element("text", { x: right + KEY.to + 6, y: end + 5, className: "name" }, label),
    ];
  });
  return { height, pieces: [...grid(right), ...lines, ...labels(x), ...caption(right)] };
};
