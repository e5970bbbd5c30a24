import { createHash } from "node:crypto";
import { addToClubSetsSql } from "../worker/store/club-sets.ts";
import { readFacts } from "./facts.ts";
import { buildTables, type TableRows, type ColumnValue } from "./rows.ts";

/** D1 refuses statements over 100 kB. */
const MOST_BYTES = 64_000;

export interface SeedSql {
  /** To run in order after the migrations. Idempotent. */
  statements: string[];
  /** Hash of all rows, stored in `meta` under `seed`, and under `facts` until a sync changes them. */
  version: string;
  /** Number of rows, including the two hashes. */
  rows: number;
}

const literal = (value: ColumnValue): string => {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

/** Yields a table's statements, each shorter than {@link MOST_BYTES} unless one row is longer. */
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
 * Builds the seed of the facts: the same facts give the same text.
 *
 * The hash is removed first and written last, so that an interrupted seed is repeated. It is stored twice: that of the
 * facts changes with a sync, that of the seed does not. Criteria and first names are deleted because one may cease to
 * exist; all other rows are only replaced. Players whom a sync has added stay, so their clubs' sets get them again.
 */
export function buildSeedSql(facts = readFacts()): SeedSql {
  const tables = buildTables(facts);
  const inserts = tables.flatMap((table) => [...insertStatements(table)]);
  const version = createHash("sha256").update(inserts.join("\n")).digest("hex").slice(0, 16);
  return {
    statements: [
      "DELETE FROM meta WHERE name IN ('facts', 'seed');",
      "DELETE FROM criteria;",
      "DELETE FROM first_names;",
      ...inserts,
      `${addToClubSetsSql("SELECT id FROM players")};`,
      `INSERT OR REPLACE INTO meta (name, value) VALUES ('facts', '${version}'), ('seed', '${version}');`,
    ],
    version,
    rows: tables.reduce((count, { rows }) => count + rows.length, 2),
  };
}

/** Returns the statements that fill an empty database with the league, for tests. */
export const seedStatements = (): string[] => buildSeedSql().statements;
