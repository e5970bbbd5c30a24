/**
 * Stand-ins for D1, KV, assets, queues and the league's pictures, for benchmarks that run the Worker's code in Node to measure
 * the CPU time of its thread alone. A thread of its own runs the SQLite file.
 */
import { readFile } from "node:fs/promises";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Env } from "../../worker/env.ts";
import { computeStages } from "../../worker/faces/stages.ts";

/** A picture for an object to compute stages of. */
interface Picture {
  id: number;
  photograph: Uint8Array;
}

interface Query {
  id: number;
  query: string;
  values: SQLInputValue[];
  /** Whether the answer is one value, as KV returns it, and not rows in JSON, as D1 returns them. */
  plain: boolean;
}

if (!isMainThread) answerQueries(workerData as string);

/** Answers queries in text, as D1 does in a process of its own. */
function answerQueries(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  parentPort?.on("message", (message: Query | Picture) => {
    // In production a Durable Object does this.
    if ("photograph" in message)
      return parentPort?.postMessage({ id: message.id, text: computeStages(message.photograph) });
    const { id, query, values, plain } = message;
    const rows = database.prepare(query).all(...values.map((value) => value ?? null));
    parentPort?.postMessage({ id, text: plain ? (rows[0]?.["value"] ?? null) : JSON.stringify({ results: rows }) });
  });
}

/** The Worker's environment, made of stand-ins. */
interface StandIns {
  env: Env;
  /** Returns how many calls of storage, queues, assets and pictures there have been. */
  count: () => number;
  end: () => Promise<unknown>;
}

/**
 * Starts stand-ins on a SQLite file.
 *
 * @param photograph what the league's picture service answers; null if pictures are off
 */
export async function startStandIns(file: string, photograph: Uint8Array<ArrayBuffer> | null): Promise<StandIns> {
  const thread = new Worker(new URL(import.meta.url), { workerData: file });
  const standIns = { ...makeStandIns(thread, photograph), end: () => thread.terminate() };
  // workerd has what Node loads on first use.
  await Promise.all([
    standIns.env.DB.prepare("SELECT 1").first(),
    new Response(new Uint8Array(1)).bytes(),
    crypto.subtle.digest("SHA-256", new Uint8Array(1)),
  ]);
  for await (const chunk of new Response(new Uint8Array(1)).body ?? []) await new Blob([chunk]).arrayBuffer();
  return standIns;
}

function makeStandIns(thread: Worker, photograph: Uint8Array<ArrayBuffer> | null): Omit<StandIns, "end"> {
  let calls = 0;
  const waiting = new Map<number, (text: never) => void>();
  thread.on("message", ({ id, text }: { id: number; text: unknown }) => waiting.get(id)?.(text as never));
  const develop = (picture: Uint8Array) =>
    new Promise((resolve) => {
      const id = ++calls;
      waiting.set(id, resolve);
      thread.postMessage({ id, photograph: picture } satisfies Picture);
    });
  const askFor = (plain: boolean, query: string, values: SQLInputValue[]): Promise<string | null> =>
    new Promise((resolve) => {
      const id = ++calls;
      waiting.set(id, resolve);
      // Numbered parameters may be in any order and repeat.
      thread.postMessage({ id, query, values, plain } satisfies Query);
    });
  const ask = async (query: string, values: SQLInputValue[]) =>
    JSON.parse((await askFor(false, query, values)) ?? "") as { results: Record<string, unknown>[] };
  const statement = (query: string, values: SQLInputValue[] = []) => ({
    bind: (...bound: SQLInputValue[]) => statement(query, bound),
    all: () => ask(query, values),
    run: () => ask(query, values),
    first: async (column?: string) => {
      const [row = null] = (await ask(query, values)).results;
      return row !== null && column !== undefined ? row[column] : row;
    },
  });
  const published = {
    get: async (key: string) => {
      const text = await askFor(true, "SELECT value FROM kv WHERE key = ?", [key]);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    put: (key: string, text: string) => ask("INSERT OR REPLACE INTO kv VALUES (?, ?)", [key, text]),
  };
  const assets = {
    fetch: async (address: string | URL | Request) => {
      calls++;
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const file = await readFile(new URL(`../../dist/client${pathname}`, import.meta.url)).catch(() => null);
      const headers = { "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'" };
      return file === null ? new Response(null, { status: 404 }) : new Response(new Uint8Array(file), { headers });
    },
  };
  globalThis.fetch = async () => {
    calls++;
    return new Response(photograph);
  };
  const env = {
    DB: {
      prepare: (query: string) => statement(query),
      batch: (statements: ReturnType<typeof statement>[]) => Promise.all(statements.map((each) => each.all())),
    },
    PUBLISHED: published,
    PUZZLES: {
      sendBatch: async () => {
        calls++;
      },
    },
    SYNC: {
      sendBatch: async () => {
        calls++;
      },
      send: async () => {
        calls++;
      },
    },
    ASSETS: assets,
    FACES: { getByName: () => ({ photograph: develop }) },
    LEAGUE_PICTURES: photograph === null ? "off" : "on",
  };
  return { env: env as unknown as Env, count: () => calls };
}
