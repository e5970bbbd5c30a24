import { drawBars } from "../charts/bars.ts";
import { CHART_SIZES, type DrawChart, type ChartDrawing, type Point } from "../charts/chart.ts";
import { drawColumns } from "../charts/columns.ts";
import { drawLines } from "../charts/lines.ts";
import { element, type HtmlElement } from "./element.ts";
import { requireField, readFields, readPairs, type Fields } from "./fields.ts";
import { rowsAt, type ArticleData } from "./figures.ts";
import { valueFormats, type ArticleLanguage, type FormatValue } from "./write.ts";

const KINDS: Readonly<Record<string, DrawChart>> = { columns: drawColumns, bars: drawBars, lines: drawLines };

const listOf = (fields: Fields, name: string): string[] =>
  (fields.get(name) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

function writerOf(fields: Fields, name: string, language: ArticleLanguage): FormatValue {
  const write = valueFormats(language)[fields.get(name) ?? "plain"];
  if (write === undefined) throw new Error(`no writer ${fields.get(name)}`);
  return write;
}

/** Reads the rows of a chart. Labels are renamed or formatted as its fields say. */
function readPoints(
  fields: Fields,
  figures: ArticleData,
  language: ArticleLanguage,
): { points: Point[]; series: string[] } {
  const lines = readPairs(fields, "lines");
  const keys = lines.size === 0 ? ["value"] : [...lines.keys()];
  const names = readPairs(fields, "names");
  const writeLabel = writerOf(fields, "labels", language);
  const points = rowsAt(figures, requireField(fields, "from")).map((row) => {
    const values = keys.map((key) => {
      const value = row[key];
      if (typeof value !== "number") throw new Error(`no figure ${key} of ${row.label}`);
      return value;
    });
    return { label: names.get(String(row.label)) ?? writeLabel(row.label), values };
  });
  return { points, series: lines.size === 0 ? [requireField(fields, "title")] : [...lines.values()] };
}

function readDrawing(fields: Fields, figures: ArticleData, language: ArticleLanguage): ChartDrawing {
  return {
    ...readPoints(fields, figures, language),
    write: writerOf(fields, "write", language),
    lit: listOf(fields, "lit"),
    marks: listOf(fields, "marks"),
    axis: fields.get("axis"),
    from: Number(fields.get("floor") ?? 0),
  };
}

/** A chart's data before it is drawn, for code that draws it differently. */
export interface Chart {
  /** columns, bars or lines */
  kind: string;
  title: string;
  drawing: ChartDrawing;
}

/** Returns the first chart of a text whose placeholders are filled in, or null. */
export function readFirstChart(text: string, figures: ArticleData, language: ArticleLanguage): Chart | null {
  const [, block] = /^```chart\n([\s\S]+?)^```$/m.exec(text) ?? [];
  if (block === undefined) return null;
  const fields = readFields(block);
  return {
    kind: requireField(fields, "draw"),
    title: requireField(fields, "title"),
    drawing: readDrawing(fields, figures, language),
  };
}

function draw(kind: DrawChart, drawing: ChartDrawing, fields: Fields, id: string): HtmlElement[] {
  return CHART_SIZES.map((room) => {
    const { height, pieces } = kind(drawing, room);
    const [title, description] = [`${id}-${room.name}-title`, `${id}-${room.name}-description`];
    return element(
      "svg",
      {
        className: room.name,
        viewBox: `0 0 ${room.width} ${height}`,
        role: "img",
        "aria-labelledby": `${title} ${description}`,
      },
      element("title", { id: title }, requireField(fields, "title")),
      element("desc", { id: description }, requireField(fields, "alt")),
      ...pieces,
    );
  });
}

function tableOf({ points, write }: ChartDrawing, headings: readonly string[]): HtmlElement {
  const row = (cells: HtmlElement[]): HtmlElement => element("tr", {}, ...cells);
  return element(
    "table",
    { className: "table" },
    element("thead", {}, row(headings.map((heading) => element("th", { scope: "col" }, heading)))),
    element(
      "tbody",
      {},
      ...points.map(({ label, values }) =>
        row([element("th", { scope: "row" }, label), ...values.map((value) => element("td", {}, write(value)))]),
      ),
    ),
  );
}

/**
 * Makes a figure of a block of fields: `draw` (columns, bars, lines), `from` (the list of figures),
 * `title`, `note`, `alt` (what there is to see, in words), `table` (its headings) and `show` (what
 * opens it); and, where wanted, `write`, `labels` and `names` (how values and labels are written),
 * `lines` (key = name), `lit`, `marks`, `axis`, `floor`.
 *
 * @param id of the figure within its page
 * @throws when a field or a figure is missing
 */
export function renderFigure(text: string, figures: ArticleData, language: ArticleLanguage, id: string): HtmlElement {
  const fields = readFields(text);
  const kind = KINDS[requireField(fields, "draw")];
  if (kind === undefined) throw new Error(`no chart ${requireField(fields, "draw")}`);
  const drawing = readDrawing(fields, figures, language);
  const headings = listOf(fields, "table");
  if (headings.length !== drawing.series.length + 1)
    throw new Error(`a table of ${headings.length} columns: ${headings.join(", ")}`);
  return element(
    "figure",
    { className: "figure" },
    element(
      "figcaption",
      {},
      element("b", {}, requireField(fields, "title")),
      element("span", {}, requireField(fields, "note")),
    ),
    ...draw(kind, drawing, fields, id),
    element("details", {}, element("summary", {}, requireField(fields, "show")), tableOf(drawing, headings)),
  );
}
