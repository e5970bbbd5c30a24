import { element, type Element, type Piece } from "./element.ts";
import { need, readFields, readPairs } from "./fields.ts";
import { rowsAt, type Figures, type Row } from "./figures.ts";
import { pageOf, writers, type Language } from "./write.ts";

/**
 * Makes a table of a block of fields: `from` (the list of figures), `title`, `note`, and `columns` (key = heading), the
 * first of which names its row; and, where wanted, `labels`, how the first column is written, and `player`, the column
 * that leads to the page of the row's `id`.
 *
 * @throws when a field or a figure is missing
 */
export function tableOf(text: string, figures: Figures, language: Language): Element {
  const fields = readFields(text);
  const columns = readPairs(fields, "columns");
  if (columns.size < 2) throw new Error(`a table of ${columns.size} columns`);
  const known = writers(language);
  const { plain = String } = known;
  const writeLabel = known[fields.get("labels") ?? "plain"];
  if (writeLabel === undefined) throw new Error(`no writer ${fields.get("labels")}`);
  const cell = (row: Row, key: string, at: number): Element => {
    const value = row[key];
    if (value === undefined || value === null) throw new Error(`no figure ${key} of ${row.label}`);
    const written = at === 0 ? writeLabel(value) : plain(value);
    const piece: Piece =
      fields.get("player") === key ? element("Link", { to: pageOf(Number(row.id)) }, written) : written;
    return at === 0 ? element("th", { scope: "row" }, piece) : element("td", {}, piece);
  };
  const line = (cells: Element[]): Element => element("tr", {}, ...cells);
  return element(
    "figure",
    { className: "figure" },
    element("figcaption", {}, element("b", {}, need(fields, "title")), element("span", {}, need(fields, "note"))),
    element(
      "table",
      { className: "whole" },
      element("thead", {}, line([...columns.values()].map((heading) => element("th", { scope: "col" }, heading)))),
      element(
        "tbody",
        {},
        ...rowsAt(figures, need(fields, "from")).map((row) =>
          line([...columns.keys()].map((key, at) => cell(row, key, at))),
        ),
      ),
    ),
  );
}
