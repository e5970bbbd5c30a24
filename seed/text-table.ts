const GAP = "  ";

/** A table for a terminal. The first cell of each row is its header. */
export interface TextTable {
  title: string;
  note?: string | null;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Formats a table for a terminal. @param align of the columns after the first, which is left-aligned */
export function formatTextTable({ title, note, head, rows }: TextTable, align: "left" | "right"): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const aligned = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 || align === "left" ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(GAP)
      .trimEnd(),
  );
  return [title, ...(note ? [note] : []), "", ...aligned].join("\n");
}
