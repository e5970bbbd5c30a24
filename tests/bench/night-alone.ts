/**
 * A call of the Worker in a process of its own, on the SQLite file and for the day it is told, a game of it out of the queue if
 * that is named, with the league's photograph if there is a file of it: prints its {@link NightCost} as JSON.
 */
import { readFile } from "node:fs/promises";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { GAME_NAMES, type GameName } from "#rules/measures";
import type { Env } from "../../worker/env.ts";
import { dealFromQueue, rollOver } from "../../worker/midnight.ts";

export interface NightCost {
  cpuMs: number;
  calls: number;
}

interface Asked {
  id: number;
  query: string;
  values: SQLInputValue[];
  /** Whether the answer is the one value as it stands, as KV gives it, not rows in JSON, as D1 does. */
  plain: boolean;
}

if (parentPort === null) {
  const [, , file = "", day = "", game, photograph] = process.argv;
  await measure(file, day, GAME_NAMES.find((name) => name === game), photograph);
} else {
  answerQueries(workerData as string);
}

/** The database's own thread: what it does is not the Worker's CPU. It answers in text. */
function answerQueries(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  parentPort?.on("message", ({ id, query, values, plain }: Asked) => {
    const rows = database.prepare(query).all(...values.map((value) => value ?? null));
    parentPort?.postMessage({ id, text: plain ? (rows[0]?.["value"] ?? null) : JSON.stringify({ results: rows }) });
  });
}

/** One call of the Worker in an isolate that has done nothing before: the cron of a day, or a game of it out of the queue. */
async function measure(file: string, day: string, game: GameName | undefined, photograph: string | undefined): Promise<void> {
  const thread = new Worker(new URL(import.meta.url), { workerData: file });
  const { env, count } = standIns(thread, photograph === undefined ? null : new Uint8Array(await readFile(photograph)));
  // What Node loads on first use is there from the start in workerd.
  await Promise.all([env.DB.prepare("SELECT 1").first(), new Response(new Uint8Array(1)).bytes(), crypto.subtle.digest("SHA-256", new Uint8Array(1))]);
  for await (const chunk of new Response(new Uint8Array(1)).body ?? []) await new Blob([chunk]).arrayBuffer();
  const now = Date.parse(`${day}T00:00:00Z`);
  const callsBefore = count();
  const before = process.threadCpuUsage();
  if (game === undefined) await rollOver(env, now);
  else await dealFromQueue(env, { day, game }, now);
  const { user, system } = process.threadCpuUsage(before);
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000, calls: count() - callsBefore } satisfies NightCost));
  await thread.terminate();
}

/** D1, KV, assets and the league's picture service as far as a night asks them. */
function standIns(thread: Worker, photograph: Uint8Array<ArrayBuffer> | null): { env: Env; count: () => number } {
  let calls = 0;
  const waiting = new Map<number, (text: string | null) => void>();
  thread.on("message", ({ id, text }: { id: number; text: string | null }) => waiting.get(id)?.(text));
  const askFor = (plain: boolean, query: string, values: SQLInputValue[]): Promise<string | null> =>
    new Promise((resolve) => {
      const id = ++calls;
      waiting.set(id, resolve);
      // Numbered parameters may stand in a query in any order and more than once.
      thread.postMessage({ id, query, values, plain } satisfies Asked);
    });
  const ask = async (query: string, values: SQLInputValue[]) =>
    JSON.parse(await askFor(false, query, values) ?? "") as { results: Record<string, unknown>[] };
  const statement = (query: string, values: SQLInputValue[] = []) => ({
    bind: (...bound: SQLInputValue[]) => statement(query, bound),
    all: () => ask(query, values),
    run: () => ask(query, values),
    first: async () => (await ask(query, values)).results[0] ?? null,
  });
  const published = {
    get: async (key: string) => {
      const text = await askFor(true, "SELECT value FROM kv WHERE key = ?", [key]);
      return text === null ? null : JSON.parse(text) as unknown;
    },
    put: (key: string, text: string) => ask("INSERT OR REPLACE INTO kv VALUES (?, ?)", [key, text]),
  };
  const assets = {
    fetch: async (address: string | URL | Request) => {
      calls++;
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const file = await readFile(new URL(`../../dist/client${pathname}`, import.meta.url)).catch(() => null);
      return file === null ? new Response(null, { status: 404 }) : new Response(new Uint8Array(file));
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
    PUZZLES: { sendBatch: async () => { calls++; } },
    ASSETS: assets,
    LEAGUE_PICTURES: photograph === null ? "off" : "on",
  };
  return { env: env as unknown as Env, count: () => calls };
}
