import type { D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { Env } from "../../worker/env.ts";
import { intercept, type Call } from "./intercept.ts";

/** Returns a new count of what Cloudflare bills of the Worker and its bindings. */
export const nothingUsed = () => ({
  /** Requests that ran the Worker, as "GET /api/today". */
  requests: [] as string[],
  rowsRead: 0,
  rowsWritten: 0,
  /** Calls of D1, a batch being one. */
  queries: 0,
  kvReads: 0,
  kvWrites: 0,
  queueOperations: 0,
  /** Requests of Durable Objects. */
  objects: 0,
});

export type Use = ReturnType<typeof nothingUsed>;

type Counter = (use: Use, call: Call) => void;

const countObject: Counter = (use) => use.objects++;
const countMessages: Counter = (use, { name, values: [sent] }) => {
  use.queueOperations += name === "send" ? 1 : [...(sent as Iterable<unknown>)].length;
};
const COUNTERS: Record<string, Counter> = {
  PUBLISHED: (use, { name }) => {
    if (name === "get") use.kvReads++;
    if (name === "put") use.kvWrites++;
  },
  ATTEMPTS: countObject,
  FACES: countObject,
  RESULTS: countMessages,
  PUZZLES: countMessages,
  SYNC: countMessages,
  REMINDERS: countMessages,
};

/** Returns bindings whose use is added up. */
export function countUse(env: Env, use: Use): Env {
  const counted: Record<string, unknown> = {
    ...env,
    DB: intercept(env.DB as object, (call) => countRows(use, call)),
  };
  for (const [name, count] of Object.entries(COUNTERS)) {
    const binding = counted[name] as object | null;
    if (binding === null) continue;
    counted[name] = intercept(binding, (call) => {
      count(use, call);
      return call.make();
    });
  }
  return counted as unknown as Env;
}

/** Makes a call of D1 and adds up its rows. D1 returns no figures with `first`, so it calls `all` instead. */
async function countRows(use: Use, { name, target, values: [column], make }: Call): Promise<unknown> {
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
