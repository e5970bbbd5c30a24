import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { parseAst } from "vite";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { serverAt, test } from "./shared.ts";
import { finishedRound } from "./visitor.ts";

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

const STORE = new URL("../../worker/store/", import.meta.url);

const server = serverAt();
/** Every statement of worker/store with values for its parameters. */
let statements: [sql: string, values: unknown[]][];

test.beforeAll(async () => {
  statements = await server.storeStatements(finishedRound({ visitor: "", day: "", finishedAt: 0 }));
});

/** Returns the texts of a string or template between its placeholders. */
function* textsIn(node: unknown): Generator<string[]> {
  if (typeof node !== "object" || node === null) return;
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  if (type === "Literal" && typeof value === "string") yield [value];
  if (quasis !== undefined) yield quasis.map((quasi) => quasi.value.cooked);
  for (const child of Object.values(node)) yield* textsIn(child);
}

/** Returns whether the texts occur in a statement in this order. */
function occurs(texts: readonly string[], sql: string): boolean {
  let from = 0;
  return texts.every((text) => {
    const at = sql.indexOf(text, from);
    from = at + text.length;
    return at >= 0;
  });
}

const KEYWORD = /\b(SELECT|INSERT|UPDATE|DELETE|WITH|FROM|WHERE|JOIN|AND|OR|NOT|IN|ORDER BY|GROUP BY|LIMIT|SET|CASE)\b/;

test("every statement of worker/store is known to this file", () => {
  const known = [...statements.map(([sql]) => sql), ...TALLY_STATEMENTS];
  const missing = readdirSync(STORE).flatMap((file) =>
    [...textsIn(parseAst(readFileSync(new URL(file, STORE), "utf8"), { lang: "ts" }))]
      .filter((texts) => KEYWORD.test(texts.join("?")) && !known.some((sql) => occurs(texts, sql)))
      .map((texts) => `${file}: ${texts.join("…")}`),
  );
  expect(missing, "tests/worker/store-calls.ts calls every function").toEqual([]);
});

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

/** Returns the unbounded reads of statements. */
async function unboundedReadsOf(asked: typeof statements): Promise<string[]> {
  const { DB } = server;
  const results = await server.sql<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const tables = results.map(({ name }) => name);
  const plans = await DB.batch<PlanLine>(
    asked.map(([sql, values]) => DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)),
  );
  return asked.flatMap(([sql], at) => unboundedReads(sql, plans[at]?.results ?? [], tablesOf(sql, tables)));
}

test("none of them scans a table that grows with players or days", async () => {
  expect(await unboundedReadsOf(statements)).toEqual([]);
});

test.each([
  ["all rows", "SELECT nickname FROM visitors WHERE named_at > 0"],
  ["all of an index", "SELECT count(*) FROM puzzles WHERE day = ''"],
  [
    "all rows under another name",
    "SELECT 1 FROM players JOIN results AS finished ON finished.day = players.birth_date",
  ],
  ["an index to its end", "DELETE FROM visitors WHERE id > 'a' AND ('b' IS NULL OR id <= 'b')"],
  ["all rows before a limit", "SELECT id FROM visitors ORDER BY named_at LIMIT 5"],
  ["all rows, next to a limit", "SELECT (SELECT 1 FROM visitors LIMIT 1), (SELECT count(*) FROM tallies)"],
  ["all rows to make an index", "SELECT 1 FROM teams LEFT JOIN visitors ON visitors.nickname = code"],
])("%s are noticed", async (_, sql) => {
  expect(await unboundedReadsOf([[sql, []]])).not.toEqual([]);
});
