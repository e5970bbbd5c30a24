import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

/** Rows as D1 bills them. */
export interface Rows {
  rowsRead: number;
  rowsWritten: number;
}

/** A database whose rows are counted, and what has been since this was last asked. */
export function metered(database: D1Database): { DB: D1Database; take(): Rows } {
  let rows: Rows = { rowsRead: 0, rowsWritten: 0 };
  const note = <Result extends Pick<D1Result, "meta">>(result: Result): Result => {
    rows.rowsRead += result.meta.rows_read;
    rows.rowsWritten += result.meta.rows_written;
    return result;
  };
  /** The statements behind those that are given out: a batch takes its own kind alone. */
  const behind = new WeakMap<object, D1PreparedStatement>();
  const statement = (real: D1PreparedStatement): D1PreparedStatement => {
    const counted = {
      bind: (...values: unknown[]) => statement(real.bind(...values)),
      run: async () => note(await real.run()),
      all: async () => note(await real.all()),
      // D1 tells nothing of what `first` has read.
      first: async (column?: string) => {
        const [row = null] = note(await real.all<Record<string, unknown>>()).results;
        return row !== null && column !== undefined ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    behind.set(counted, real);
    return counted;
  };
  const DB = {
    prepare: (query: string) => statement(database.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await database.batch(statements.map((counted) => behind.get(counted) ?? counted))).map(note),
  } as unknown as D1Database;
  return {
    DB,
    take() {
      const taken = rows;
      rows = { rowsRead: 0, rowsWritten: 0 };
      return taken;
    },
  };
}
