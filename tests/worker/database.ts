import type { D1Database, D1Result } from "@cloudflare/workers-types";

/** The statements of a batch with their values, or a script. */
export type DatabaseRequest = readonly (readonly [sql: string, values: readonly unknown[]])[] | string;

/** The results of a batch, or the message of its error. */
export type DatabaseResponse = { results: D1Result[] } | { error: string };

/** Queries a database inside the Worker. */
export async function queryDatabase(database: D1Database, request: DatabaseRequest): Promise<DatabaseResponse> {
  try {
    if (typeof request !== "string")
      return { results: await database.batch(request.map(([sql, values]) => database.prepare(sql).bind(...values))) };
    await database.exec(request);
    return { results: [] };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Returns a D1 database that is queried through the Worker it is bound to. Miniflare's proxy for Node blocks the
 * process for each statement that is prepared and each value that is bound: ten times the CPU time per query.
 */
export function databaseClient(send: (request: DatabaseRequest) => Promise<DatabaseResponse>): D1Database {
  async function query(request: DatabaseRequest): Promise<D1Result[]> {
    const response = await send(request);
    if ("error" in response) throw new Error(response.error);
    return response.results;
  }
  const prepare = (sql: string, values: readonly unknown[] = []) => {
    const all = async () => (await query([[sql, values]]))[0];
    const first = async (column?: string) => {
      const row = (await all())?.results[0] as Record<string, unknown> | undefined;
      return (column === undefined ? row : row?.[column]) ?? null;
    };
    return { sql, values, all, first, run: all, bind: (...bound: unknown[]) => prepare(sql, bound) };
  };
  return {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: readonly ReturnType<typeof prepare>[]) =>
      query(statements.map(({ sql, values }) => [sql, values])),
    exec: query,
  } as unknown as D1Database;
}
