import type { D1Database } from "@cloudflare/workers-types";

/** A statement of SQL with values for its parameters. */
export type Statement = [sql: string, values: unknown[]];

/** Tables that grow neither with players nor with days. `refresh` has seven nights. */
const BOUNDED: ReadonlySet<string> = new Set([
  "criteria",
  "first_names",
  "keys",
  "meta",
  "players",
  "refresh",
  "team_seasons",
  "teams",
  "trophies",
]);

/** Returns the table of each name in a statement's plan: of tables and their aliases. */
function tablesOf(sql: string, tables: readonly string[]): Map<string, string> {
  const names = new Map(tables.map((table) => [table, table]));
  for (const [, table = "", alias = ""] of sql.matchAll(/\b([a-z_]+) (?:AS )?([a-z]+)\b/g))
    if (tables.includes(table)) names.set(alias, table);
  return names;
}

/** A line of a plan. Lines of one query have the same parent. */
interface PlanLine {
  parent: number;
  detail: string;
}

/**
 * Returns the lines of a plan that read a table of {@link names} without a bound: all of it, or an index from some value
 * on. An index up to some value has what retention or a job is about to handle, and no equality is about all players or
 * all days.
 */
const unboundedReads = (sql: string, plan: readonly PlanLine[], names: ReadonlyMap<string, string>): string[] =>
  plan.flatMap(({ parent, detail }) => {
    const [way = "", name = ""] = detail.split(" ");
    const table = names.get(name);
    if (table === undefined || BOUNDED.has(table) || !["SCAN", "SEARCH"].includes(way)) return [];
    // SQLite scans the table to make an automatic index.
    const isIndexed = detail.includes(" USING ") && !detail.includes(" USING AUTOMATIC ");
    const [condition = ""] = /\(.*\)/.exec(detail) ?? [];
    if (isIndexed && /[=<]/.test(condition)) return [];
    const isSorted = plan.some((line) => line.parent === parent && line.detail.startsWith("USE TEMP B-TREE"));
    const isLimited = new RegExp(`\\b${name}\\b[^()]*\\bLIMIT\\b`).test(sql);
    return isIndexed && isLimited && !isSorted ? [] : `${detail}: ${sql}`;
  });

/** Returns the reads of statements that grow with the number of players or days. */
export async function unboundedReadsOf(DB: D1Database, statements: readonly Statement[]): Promise<string[]> {
  if (statements.length === 0) return [];
  const named = DB.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all<{ name: string }>();
  const tables = (await named).results.map(({ name }) => name);
  const plans = await DB.batch<PlanLine>(
    statements.map(([sql, values]) => DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)),
  );
  return statements.flatMap(([sql], at) => unboundedReads(sql, plans[at]?.results ?? [], tablesOf(sql, tables)));
}
