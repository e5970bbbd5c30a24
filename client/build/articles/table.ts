import type { Language } from "#rules/i18n/address";
import { element, figureOf, tableOf, type HtmlElement, type HtmlNode } from "./element.ts";
import { requireField, readFields, readPairs } from "./fields.ts";
import { rowsAt, type ArticleData, type DataRow } from "./figures.ts";
import { playerPageUrl, formatNamed } from "./write.ts";

/**
 * Renders a table from a block of fields. Required: `from` (the list of data), `title`, `note` and `columns` (key =
 * heading; the first names the row). Optional: `labels` (format of the first column) and `player` (the column that
 * links to the player with the row's `id`).
 *
 * @throws Error if a field or a value is missing
 */
export function renderTable(text: string, figures: ArticleData, language: Language): HtmlElement {
  const fields = readFields(text);
  const columns = readPairs(fields, "columns");
  if (columns.size < 2) throw new Error(`a table of ${columns.size} columns`);
  const title = requireField(fields, "title");
  const writeLabel = formatNamed(fields.get("labels") ?? "plain", language);
  const plain = formatNamed("plain", language);
  const cell = (row: DataRow, key: string, at: number): HtmlNode => {
    const value = row[key];
    if (value === undefined || value === null) throw new Error(`no figure ${key} of ${row.label}`);
    const written = at === 0 ? writeLabel(value) : plain(value);
    return fields.get("player") === key ? element("Link", { to: playerPageUrl(Number(row.id)) }, written) : written;
  };
  const rows = rowsAt(figures, requireField(fields, "from")).map((row) =>
    [...columns.keys()].map((key, at) => cell(row, key, at)),
  );
  return figureOf(
    title,
    requireField(fields, "note"),
    element(
      "div",
      { className: "frame", role: "group", "aria-label": title, tabIndex: 0 },
      tableOf("whole", [...columns.values()], rows),
    ),
  );
}
