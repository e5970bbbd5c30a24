import { element, type HtmlElement, type HtmlNode } from "./element.ts";
import { requireField, readFields, readPairs } from "./fields.ts";
import { rowsAt, type ArticleData, type DataRow } from "./figures.ts";
import { playerPageUrl, valueFormats, type ArticleLanguage } from "./write.ts";

/**
 * Renders a table from a block of fields. Required: `from` (the list of data), `title`, `note` and `columns` (key =
 * heading; the first names the row). Optional: `labels` (format of the first column) and `player` (the column that
 * links to the player with the row's `id`).
 *
 * @throws Error if a field or a value is missing
 */
export function renderTable(text: string, figures: ArticleData, language: ArticleLanguage): HtmlElement {
  const fields = readFields(text);
  const columns = readPairs(fields, "columns");
  if (columns.size < 2) throw new Error(`a table of ${columns.size} columns`);
  const known = valueFormats(language);
  const { plain = String } = known;
  const writeLabel = known[fields.get("labels") ?? "plain"];
  if (writeLabel === undefined) throw new Error(`no writer ${fields.get("labels")}`);
  const cell = (row: DataRow, key: string, at: number): HtmlElement => {
    const value = row[key];
    if (value === undefined || value === null) throw new Error(`no figure ${key} of ${row.label}`);
    const written = at === 0 ? writeLabel(value) : plain(value);
    const piece: HtmlNode =
      fields.get("player") === key ? element("Link", { to: playerPageUrl(Number(row.id)) }, written) : written;
    return at === 0 ? element("th", { scope: "row" }, piece) : element("td", {}, piece);
  };
  const line = (cells: HtmlElement[]): HtmlElement => element("tr", {}, ...cells);
  return element(
    "figure",
    { className: "figure" },
    element(
      "figcaption",
      {},
      element("b", {}, requireField(fields, "title")),
      element("span", {}, requireField(fields, "note")),
    ),
    element(
      "div",
      { className: "frame", role: "group", "aria-label": requireField(fields, "title"), tabIndex: 0 },
      element(
        "table",
        { className: "whole" },
        element("thead", {}, line([...columns.values()].map((heading) => element("th", { scope: "col" }, heading)))),
        element(
          "tbody",
          {},
          ...rowsAt(figures, requireField(fields, "from")).map((row) =>
            line([...columns.keys()].map((key, at) => cell(row, key, at))),
          ),
        ),
      ),
    ),
  );
}
