import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

/** A statement of SQL with what is bound to it. */
export type Statement = readonly [query: string, values: readonly unknown[]];

/** What a database is asked on behalf of a test: statements in one batch, or a script. */
export type Asked = readonly Statement[] | string;

/** What it answers, or what it throws. */
export type Told = { results: D1Result[] } | { error: string };

/** Asks a database within the Worker. */
export async function askDatabase(database: D1Database, asked: Asked): Promise<Told> {
  try {
    if (typeof asked === "string") {
      await database.exec(asked);
      return { results: [] };
    }
    return { results: await database.batch(asked.map(([query, values]) => database.prepare(query).bind(...values))) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * A D1 for tests that is asked through the Worker it is bound to. The proxy that Miniflare lends to Node stops the whole
 * process for each statement that is prepared, each value that is bound, until workerd has said so.
 *
 * @param ask brings a question to {@link askDatabase}
 */
export function databaseBehind(ask: (asked: Asked) => Promise<Told>): D1Database {
  const behind = new WeakMap<object, Statement>();
  async function batch(statements: readonly Statement[]): Promise<D1Result[]> {
    const told = await ask(statements);
    if ("error" in told) throw new Error(told.error);
    return told.results;
  }
  function statement(query: string, values: readonly unknown[]): D1PreparedStatement {
    const run = async () => (await batch([[query, values]]))[0];
    const made = {
      bind: (...bound: unknown[]) => statement(query, bound),
      run,
      all: run,
      raw: async () => (await run())?.results.map((row) => Object.values(row as object)) ?? [],
      first: async (column?: string) => {
        const row = (await run())?.results[0] as Record<string, unknown> | undefined;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as unknown as D1PreparedStatement;
    behind.set(made, [query, values]);
    return made;
  }
  return {
    prepare: (query: string) => statement(query, []),
    batch: (statements: readonly D1PreparedStatement[]) =>
      batch(
        statements.map((one) => {
          const known = behind.get(one);
          if (known === undefined) throw new TypeError("a statement of another database");
          return known;
        }),
      ),
    async exec(script: string) {
      const told = await ask(script);
      if ("error" in told) throw new Error(told.error);
    },
  } as unknown as D1Database;
}
