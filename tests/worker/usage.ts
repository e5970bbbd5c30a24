import type { D1PreparedStatement, D1Result, DurableObjectStorage } from "@cloudflare/workers-types";
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
  /** How long they took, in milliseconds by the caller's clock: more than what is billed. */
  objectMs: 0,
  /** Rows of the objects' storage: a value read or written is one, and so is an alarm that is set. */
  objectRowsRead: 0,
  objectRowsWritten: 0,
});

export type Use = ReturnType<typeof nothingUsed>;

type Counter = (use: Use, call: Call, answer: unknown) => void;

const countObject: Counter = (use, _call, answer) => {
  use.objects++;
  const since = Date.now();
  const end = () => void (use.objectMs += Date.now() - since);
  void Promise.resolve(answer).then(end, end);
};
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
      const answer = call.make();
      count(use, call, answer);
      return answer;
    });
  }
  return counted as unknown as Env;
}

/**
 * Rows that a call of an object's storage reads and writes. Its key-value methods are statements on a table without
 * rowids, so each value is one row; an alarm that is set is billed as one.
 */
const STORAGE_ROWS: Readonly<Record<string, (answer: unknown) => readonly [read: number, written: number]>> = {
  get: (value) => [value === undefined ? 0 : 1, 0],
  put: () => [0, 1],
  delete: (isDeleted) => [Number(isDeleted), Number(isDeleted)],
  list: (values) => [(values as unknown[]).length, 0],
  setAlarm: () => [0, 1],
  getAlarm: () => [0, 0],
  deleteAlarm: () => [0, 0],
  deleteAll: () => [0, 0],
};

/**
 * Returns an object's storage whose rows are added up. Other methods than those of {@link STORAGE_ROWS} throw.
 *
 * @param currentUse returns the current count; null while nothing is counted
 */
export function countStorage(storage: DurableObjectStorage, currentUse: () => Use | null): DurableObjectStorage {
  const count = ({ name, make }: Call): unknown => {
    const answer = name === "list" ? [...(make() as Iterable<unknown>)] : make();
    const rows = STORAGE_ROWS[name];
    if (rows === undefined) throw new Error(`the rows of ${name} are not counted`);
    const [read, written] = rows(answer);
    const use = currentUse();
    if (use !== null) {
      use.objectRowsRead += read;
      use.objectRowsWritten += written;
    }
    return answer;
  };
  const [all, kv] = [intercept(storage, count), intercept(storage.kv, count)];
  return new Proxy(all, {
    get(target, name) {
      if (name === "sql") throw new Error("the rows of SQL are not counted");
      return name === "kv" ? kv : (Reflect.get(target, name) as unknown);
    },
  });
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
