import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { Env } from "../../worker/env.ts";
import { intercept, type Call } from "./intercept.ts";

/** What Cloudflare bills of the Worker and its bindings. */
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

const NO_FIGURES = { rowsRead: 0, rowsWritten: 0, queries: 0, kvReads: 0, kvWrites: 0, queueOperations: 0, objects: 0 };

export const nothingUsed = (): Use => ({ requests: [], ...NO_FIGURES });

/** Returns a database whose rows are counted as D1 bills them, and a function that returns the use since its last call. */
export function metered(database: D1Database): { DB: D1Database; take(): Use } {
  let use = nothingUsed();
  return {
    DB: intercept(database, (call) => countRows(call, use)),
    take() {
      const taken = use;
      use = nothingUsed();
      return taken;
    },
  };
}

/** Returns bindings whose use is added up. */
export function countUse(env: Env, use: Use): Env {
  const counting =
    (count: (call: Call) => void) =>
    (call: Call): unknown => {
      count(call);
      return call.make();
    };
  const queue = counting(({ name, values: [sent] }) => {
    use.queueOperations += name === "send" ? 1 : [...(sent as Iterable<unknown>)].length;
  });
  const object = counting(() => use.objects++);
  const around: Record<string, (call: Call) => unknown> = {
    DB: (call) => countRows(call, use),
    PUBLISHED: counting(({ name }) => {
      if (name === "get") use.kvReads++;
      if (name === "put") use.kvWrites++;
    }),
    ATTEMPTS: object,
    FACES: object,
    RESULTS: queue,
    PUZZLES: queue,
    SYNC: queue,
    REMINDERS: queue,
  };
  const counted = Object.entries(env).map(([name, binding]): [string, unknown] => {
    const call = around[name];
    return [name, call === undefined || binding === null ? binding : intercept(binding as object, call)];
  });
  return Object.fromEntries(counted) as unknown as Env;
}

/** Makes a call of D1 and adds up its rows. D1 returns no figures with `first`, so it calls `all` instead. */
async function countRows({ name, target, values: [column], make }: Call, use: Use): Promise<unknown> {
  use.queries++;
  const answer = await (name === "first" ? (target as D1PreparedStatement).all() : make());
  for (const { meta } of [answer].flat() as Partial<D1Result>[]) {
    use.rowsRead += meta?.rows_read ?? 0;
    use.rowsWritten += meta?.rows_written ?? 0;
  }
  if (name !== "first") return answer;
  const row = (answer as D1Result<Record<string, unknown>>).results[0];
  return (column === undefined ? row : row?.[String(column)]) ?? null;
}
