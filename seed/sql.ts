import { createHash } from "node:crypto";
import { readFacts } from "./facts.ts";
import { buildTables, type TableRows, type ColumnValue } from "./rows.ts";

/** D1 refuses statements over 100 kB; this leaves room, and keeps the import's pieces small. */
const MOST_BYTES = 64_000;

export interface SeedSql {
  /** To be run in order, after the migrations. Running them again changes nothing. */
  statements: string[];
  /** Hash of all rows, as `meta` holds it under `seed`, and under `facts` until a night refreshes them. */
  stamp: string;
  /** How many rows there are, the stamps' own included. */
  rows: number;
}

const literal = (value: ColumnValue): string => {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

/** Writes a table as few statements, each shorter than {@link MOST_BYTES} unless one row is longer. */
function* insertStatements({ name, rows: [first, ...others] }: TableRows): Generator<string> {
  if (first === undefined) return;
  const columns = Object.keys(first);
  const head = `INSERT OR REPLACE INTO ${name} (${columns.join(", ")}) VALUES\n`;
  let values: string[] = [];
  let bytes = head.length;
  for (const row of [first, ...others]) {
    const value = `(${columns.map((column) => literal(row[column] ?? null)).join(",")})`;
    const size = Buffer.byteLength(value) + 2;
    if (bytes + size > MOST_BYTES && values.length > 0) {
      yield `${head}${values.join(",\n")};`;
      values = [];
      bytes = head.length;
    }
    values.push(value);
    bytes += size;
  }
  yield `${head}${values.join(",\n")};`;
}

/**
 * Makes the whole seed of the facts: the same facts always give the same text.
 *
 * The stamp goes first and comes back last, so that a seeding cut short is seen and done again. It stands there
 * twice: that of the facts changes when a night refreshes them, that of the seed tells what they were seeded from.
 * Criteria and first names are cleared because one may cease to exist; everything else is only ever replaced.
 */
export function buildSeedSql(facts = readFacts()): SeedSql {
  const tables = buildTables(facts);
  const inserts = tables.flatMap((table) => [...insertStatements(table)]);
  const stamp = createHash("sha256").update(inserts.join("\n")).digest("hex").slice(0, 16);
  return {
    statements: [
      "DELETE FROM meta WHERE name IN ('facts', 'seed');",
      "DELETE FROM criteria;",
      "DELETE FROM first_names;",
      ...inserts,
      `INSERT OR REPLACE INTO meta (name, value) VALUES ('facts', '${stamp}'), ('seed', '${stamp}');`,
    ],
    stamp,
    rows: tables.reduce((count, { rows }) => count + rows.length, 2),
  };
}

/** The statements that fill an empty database with the league, for tests of the Worker. */
export const seedStatements = (): string[] => buildSeedSql().statements;
