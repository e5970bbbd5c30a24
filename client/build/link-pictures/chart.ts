import type { Chart } from "../articles/figure.ts";
import { markedLabels, toneOf, type ChartDrawing, type Point } from "../charts/chart.ts";
import { spreadOut } from "../charts/lines.ts";
import { scale } from "../charts/scale.ts";
import type { Typesetter } from "./type.ts";

/** Position of the chart and of the line below it. */
const LEFT = 56;
const RIGHT = 1144;
const TOP = 352;
const GROUND = 530;
const MARKS = 584;

/** Minimum font size: chats show a picture at a quarter of its size. */
const TYPE = 48;

/** Width for names next to bars. */
const NAMES = 420;
const ROWS = { count: 5, top: 296, pitch: 60, bar: 42 };

/** Colours of highlighted values and of lines, in the order of the page. */
const LIT: readonly string[] = ["var(--red-fill)", "var(--blue-line)"];
const TONES = [...LIT, "var(--text)"];

const ground = `<path d="M40 ${GROUND}h1120" stroke="var(--line-strong)" stroke-width="4"/>`;

/** Draws the labels that fit, most important first. */
function written(
  type: Typesetter,
  labels: readonly { text: string; x: number; baseline: number }[],
  fill: string,
): string {
  const taken: [from: number, to: number][] = [];
  return labels
    .flatMap(({ text, x, baseline }) => {
      const half = type.widthOf(text, 700, TYPE) / 2;
      const middle = Math.min(Math.max(x, LEFT + half), RIGHT - half);
      const [from, to] = [middle - half - 14, middle + half + 14];
      if (taken.some(([start, end]) => from < end && to > start)) return [];
      taken.push([from, to]);
      return `<text x="${middle}" y="${baseline}" font-size="${TYPE}" text-anchor="middle" fill="${fill}">${text}</text>`;
    })
    .join("");
}

/** Draws the labels of the axis that fit. */
const writtenMarks = (type: Typesetter, drawing: ChartDrawing, x: (place: number) => number): string =>
  written(
    type,
    markedLabels(drawing).map(({ label, place }) => ({ text: label, x: x(place), baseline: MARKS })),
    "var(--text-2)",
  );

function columns(type: Typesetter, drawing: ChartDrawing): string {
  const { points, lit, from, write } = drawing;
  const values = points.map((point) => point.values[0] ?? 0);
  const y = scale([from, Math.max(...values)], [GROUND, TOP]);
  const step = (RIGHT - LEFT) / points.length;
  const middle = (place: number): number => LEFT + (place + 0.5) * step;
  const bars = points.map(({ label }, place) => {
    const top = y(values[place] ?? 0);
    const fill = toneOf(lit, label, LIT, "var(--surface-3)");
    return `<rect x="${(middle(place) - step * 0.4).toFixed(1)}" y="${top}" width="${(step * 0.8).toFixed(1)}" height="${(GROUND - top).toFixed(1)}" rx="${Math.min(8, step * 0.2).toFixed(1)}" fill="${fill}"/>`;
  });
  const litValues = lit.map((label) => {
    const place = points.findIndex((point) => point.label === label);
    const value = values[place] ?? 0;
    return { text: write(value), x: middle(place), baseline: y(value) - 14 };
  });
  return bars.join("") + ground + written(type, litValues, "var(--text)") + writtenMarks(type, drawing, middle);
}

/** Returns the rows that fit: the first ones, with the last replaced by a highlighted row further down. */
export function fitRows(points: readonly Point[], lit: readonly string[]): Point[] {
  const [first, rest] = [points.slice(0, ROWS.count), points.slice(ROWS.count)];
  const far = rest.find(({ label }) => lit.includes(label));
  return far === undefined ? first : [...first.slice(0, -1), far];
}

function bars(type: Typesetter, { points, lit, from, write }: ChartDrawing): string {
  const shown = fitRows(points, lit);
  const values = shown.map((point) => point.values[0] ?? 0);
  const names = Math.min(NAMES, Math.max(...shown.map(({ label }) => type.widthOf(label, 600, TYPE))));
  const room = Math.max(...values.map((value) => type.widthOf(write(value), 700, TYPE))) + 20;
  const x = scale([from, Math.max(...values)], [LEFT + names + 20, RIGHT - room]);
  return shown
    .map(({ label }, row) => {
      const y = ROWS.top + row * ROWS.pitch;
      const [start, end] = [x(from), x(values[row] ?? 0)];
      const fill = toneOf(lit, label, LIT, "var(--surface-3)");
      return [
        `<text x="${start - 20}" y="${y + 37}" font-size="${TYPE}" font-weight="600" text-anchor="end" fill="var(--text-2)" data-within="${names}">${label}</text>`,
        `<rect x="${start}" y="${y}" width="${(end - start).toFixed(1)}" height="${ROWS.bar}" rx="8" fill="${fill}"/>`,
        `<text x="${end + 14}" y="${y + 37}" font-size="${TYPE}">${write(values[row] ?? 0)}</text>`,
      ].join("");
    })
    .join("");
}

function lines(type: Typesetter, drawing: ChartDrawing): string {
  const { points, series, from } = drawing;
  const isNamed = series.length > 1;
  const right = RIGHT - (isNamed ? Math.max(...series.map((name) => type.widthOf(name, 700, TYPE))) + 24 : 10);
  const highest = Math.max(...points.flatMap(({ values }) => values));
  const y = scale([from, highest], [GROUND - 8, TOP - 40]);
  const x = scale([0, points.length - 1], [LEFT, right]);
  // Negated, because overlapping names move up, from the lowest.
  const ends = spreadOut(
    series.map((_, at) => -Math.min(y(points.at(-1)?.values[at] ?? 0) + 16, GROUND - 14)),
    TYPE,
  );
  const drawn = series.map((name, at) => {
    const path = points.map(({ values }, place) => `${x(place)} ${y(values[at] ?? 0)}`);
    const tone = TONES[at] ?? "var(--text-2)";
    return (
      `<path d="M${path.join(" ")}" fill="none" stroke="${tone}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>` +
      (isNamed ? `<text x="${right + 24}" y="${-(ends[at] ?? 0)}" font-size="${TYPE}">${name}</text>` : "")
    );
  });
  return ground + drawn.join("") + writtenMarks(type, drawing, x);
}

const KINDS = { columns, bars, lines };

/** Draws an article's chart with few and large labels, legible in a chat. */
export const drawSmallChart = (type: Typesetter, { kind, drawing }: Chart): string => KINDS[kind](type, drawing);
