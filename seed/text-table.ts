import type { UsageTable } from "../worker/operator/tables.ts";

const GAP = "  ";

/** A table as lines for a terminal: the first column to the left, figures to the right. */
export function formatTextTable({ title, note, head, rows }: UsageTable): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const aligned = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(GAP),
  );
  return [title, ...(note === null ? [] : [note]), "", ...aligned].join("\n");
}
