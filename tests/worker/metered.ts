import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { Env } from "../../worker/env.ts";

/** What is billed of the Worker and its bindings. */
export interface Use {
  /** Requests that ran the Worker, as "GET /api/today". */
  requests: string[];
  rowsRead: number;
  rowsWritten: number;
  /** Calls of D1, a batch being one. */
  queries: number;
  kvReads: number;
  kvWrites: number;
  queueOperations: number;
  /** Requests of Durable Objects. */
  objects: number;
}

export const nothingUsed = (): Use => ({
  requests: [],
  rowsRead: 0,
  rowsWritten: 0,
  queries: 0,
  kvReads: 0,
  kvWrites: 0,
  queueOperations: 0,
  objects: 0,
});

/** A database whose rows are counted as D1 bills them, and what has been since this was last asked. */
export function metered(database: D1Database): { DB: D1Database; take(): Use } {
  let use = nothingUsed();
  return {
    DB: countRows(database, () => use),
    take() {
      const taken = use;
      use = nothingUsed();
      return taken;
    },
  };
}

/** Bindings whose use is added up. */
export function countUse(env: Env, use: Use): Env {
  const counting = <Binding extends object>(
    binding: Binding,
    counts: Readonly<Record<string, (sent: unknown) => void>>,
  ) =>
    new Proxy(binding, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          counts[String(name)]?.(values[0]);
          return value.apply(target, values) as unknown;
        };
      },
    });
  const sent = {
    send: () => use.queueOperations++,
    sendBatch: (messages: unknown) => (use.queueOperations += [...(messages as Iterable<unknown>)].length),
  };
  /** A namespace of objects, each call of which is a request. */
  const asking = (namespace: object) =>
    new Proxy(namespace, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          const made = Reflect.apply(value, target, values) as object;
          return noteCalls(made);
        };
      },
    });
  const noteCalls = (stub: object) =>
    new Proxy(stub, {
      get(target, name) {
        const method = Reflect.get(target, name) as (...sent: unknown[]) => unknown;
        return (...sent: unknown[]) => {
          use.objects++;
          return Reflect.apply(method, target, sent);
        };
      },
    });
  return {
    ...env,
    // The types of the bindings are those of workerd here, and of the package there.
    DB: countRows(env.DB as unknown as D1Database, () => use) as unknown as Env["DB"],
    PUBLISHED: counting(env.PUBLISHED, { get: () => use.kvReads++, put: () => use.kvWrites++ }),
    RESULTS: counting(env.RESULTS, sent),
    PUZZLES: counting(env.PUZZLES, sent),
    REFRESH: counting(env.REFRESH, sent),
    REMINDERS: counting(env.REMINDERS, sent),
    ATTEMPTS: asking(env.ATTEMPTS) as Env["ATTEMPTS"],
    ...(env.FACES && { FACES: asking(env.FACES) as NonNullable<Env["FACES"]> }),
  };
}

function countRows(database: D1Database, current: () => Use): D1Database {
  const note = <Result extends Pick<D1Result, "meta">>(result: Result): Result => {
    current().rowsRead += result.meta.rows_read;
    current().rowsWritten += result.meta.rows_written;
    return result;
  };
  const noteQuery = async <Result extends Pick<D1Result, "meta">>(running: Promise<Result>): Promise<Result> => {
    current().queries++;
    return note(await running);
  };
  /** The statements behind those that are given out: a batch takes its own kind alone. */
  const behind = new WeakMap<object, D1PreparedStatement>();
  const statement = (real: D1PreparedStatement): D1PreparedStatement => {
    const counted = {
      bind: (...values: unknown[]) => statement(real.bind(...values)),
      run: () => noteQuery(real.run()),
      all: () => noteQuery(real.all()),
      // D1 tells nothing of what `first` has read.
      first: async (column?: string) => {
        const [row = null] = (await noteQuery(real.all<Record<string, unknown>>())).results;
        return row !== null && column !== undefined ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    behind.set(counted, real);
    return counted;
  };
  return {
    prepare: (query: string) => statement(database.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      current().queries++;
      return (await database.batch(statements.map((counted) => behind.get(counted) ?? counted))).map(note);
    },
  } as unknown as D1Database;
}
