/** Formats a value: objects as JSON, null as an empty cell. */
const formatCell = (value: unknown): string => {
  const text =
    value === null || value === undefined
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : `${value as string | number | boolean}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Formats rows with the same columns as CSV (RFC 4180) with a header. The text of no rows is empty. */
export const formatCsv = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return rows.length === 0 ? "" : lines.map((line) => `${line.map(formatCell).join(",")}\r\n`).join("");
};
