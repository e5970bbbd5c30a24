/** A value as it stands in a table: objects as JSON, nothing as nothing. */
const cell = (value: unknown): string => {
  const text =
    value === null || value === undefined
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : `${value as string | number | boolean}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as comma-separated values (RFC 4180), under the names of their columns.
 *
 * @param rows all with the same columns; none give an empty text
 */
export const csvOf = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return rows.length === 0 ? "" : lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
};
