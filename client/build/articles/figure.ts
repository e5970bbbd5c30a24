import type { Language } from "#rules/i18n/address";
import { drawBars } from "../charts/bars.ts";
import { CHART_SIZES, type DrawChart, type ChartDrawing } from "../charts/chart.ts";
import { drawColumns } from "../charts/columns.ts";
import { drawLines } from "../charts/lines.ts";
import { element, figureOf, tableOf, type HtmlElement } from "./element.ts";
import { requireField, readFields, readList, readPairs, type Fields } from "./fields.ts";
import { rowsAt, type ArticleData } from "./figures.ts";
import { formatNamed } from "./write.ts";

const KINDS = { columns: drawColumns, bars: drawBars, lines: drawLines } satisfies Record<string, DrawChart>;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** Reads what a chart shows. Labels are renamed or formatted as its fields say. */
function readDrawing(fields: Fields, figures: ArticleData, language: Language): ChartDrawing {
  const lines = readPairs(fields, "lines");
  const keys = lines.size === 0 ? ["value"] : [...lines.keys()];
  const names = readPairs(fields, "names");
  const writeLabel = formatNamed(fields.get("labels") ?? "plain", language);
  const points = rowsAt(figures, requireField(fields, "from")).map((row) => {
    const values = keys.map((key) => {
      const value = row[key];
      if (typeof value !== "number") throw new Error(`no figure ${key} of ${row.label}`);
      return value;
    });
    return { label: names.get(String(row.label)) ?? writeLabel(row.label), values };
  });
  return {
    points,
    series: lines.size === 0 ? [requireField(fields, "title")] : [...lines.values()],
    write: formatNamed(fields.get("write") ?? "plain", language),
    lit: readList(fields, "lit"),
    marks: readList(fields, "marks"),
    axis: fields.get("axis"),
    from: Number(fields.get("floor") ?? 0),
  };
}

/** A chart before it is drawn. */
export interface Chart {
  kind: keyof typeof KINDS;
  title: string;
  drawing: ChartDrawing;
}

/** Draws a chart in each size. */
const draw = ({ kind, title, drawing }: Chart, alt: string, id: string): HtmlElement[] =>
  CHART_SIZES.map((room) => {
    const { height, pieces } = KINDS[kind](drawing, room);
    const [titleId, altId] = [`${id}-${room.name}-title`, `${id}-${room.name}-description`];
    return element(
      "svg",
      {
        className: room.name,
        viewBox: `0 0 ${room.width} ${height}`,
        role: "img",
        "aria-labelledby": `${titleId} ${altId}`,
      },
      element("title", { id: titleId }, title),
      element("desc", { id: altId }, alt),
      ...pieces,
    );
  });

/**
 * Makes a figure of a block of fields: `draw` (columns, bars, lines), `from` (the list of figures),
 * `title`, `note`, `alt` (what there is to see, in words), `table` (its headings) and `show` (what
 * opens it); and, where wanted, `write`, `labels` and `names` (how values and labels are written),
 * `lines` (key = name), `lit`, `marks`, `axis`, `floor`.
 *
 * @param id of the figure within its page
 * @returns the figure, and the chart for code that draws it differently
 * @throws when a field or a figure is missing
 */
export function renderFigure(text: string, figures: ArticleData, language: Language, id: string) {
  const fields = readFields(text);
  const kind = requireField(fields, "draw");
  if (!isKind(kind)) throw new Error(`no chart ${kind}`);
  const chart: Chart = { kind, title: requireField(fields, "title"), drawing: readDrawing(fields, figures, language) };
  const { points, series, write } = chart.drawing;
  const headings = readList(fields, "table");
  if (headings.length !== series.length + 1)
    throw new Error(`a table of ${headings.length} columns: ${headings.join(", ")}`);
  const rows = points.map(({ label, values }) => [label, ...values.map(write)]);
  const figure = figureOf(
    chart.title,
    requireField(fields, "note"),
    ...draw(chart, requireField(fields, "alt"), id),
    element("details", {}, element("summary", {}, requireField(fields, "show")), tableOf("table", headings, rows)),
  );
  return { figure, chart };
}
