/** A table of text. The first cell of each row is its header. */
export interface TextTable {
  title: string;
  note: string | null;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const GAP = "  ";

/** Formats a table for a terminal: the first column left-aligned, figures right-aligned. */
export function formatTextTable({ title, note, head, rows }: TextTable): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const aligned = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(GAP),
  );
  return [title, ...(note === null ? [] : [note]), "", ...aligned].join("\n");
}
