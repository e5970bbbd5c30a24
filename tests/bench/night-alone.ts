/**
 * A call of the Worker in a process of its own, on the SQLite file and for the day it is told, a game of it out of the queue if
 * that is named, with the league's photograph if there is a file of it: prints its {@link NightCost} as JSON.
 */
import { readFile } from "node:fs/promises";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { GAME_NAMES, type GameName } from "#rules/measures";
import { dealFromQueue } from "../../worker/deal.ts";
import type { Env } from "../../worker/env.ts";
import { beginFame, CLUBS_RATED, rateFromQueue } from "../../worker/fame.ts";
import { developPhotograph } from "../../worker/faces/develop.ts";
import { rollOver } from "../../worker/midnight.ts";
import { pagesOf } from "../../worker/nhl/page.ts";
import { learnFromQueue } from "../../worker/learn.ts";
import { applyRefresh, beginRefresh } from "../../worker/refresh.ts";
import { playedOf } from "#rules/fame";
import { seasonOn } from "#rules/season";

export interface NightCost {
  cpuMs: number;
  calls: number;
  /** Rows written to D1. */
  rows: number;
}

/** Parts of the refresh that are measured; `whole` learns every slice and `everybody` rates all, so that there is something to apply. */
export const REFRESH_PARTS = [
  "begin",
  "rosters",
  "page",
  "newcomers",
  "whole",
  "begin-fame",
  "fame",
  "everybody",
  "apply",
] as const;
type RefreshPart = (typeof REFRESH_PARTS)[number];

/** A picture that an object is to make stages of. */
interface Picture {
  id: number;
  photograph: Uint8Array;
}

interface Asked {
  id: number;
  query: string;
  values: SQLInputValue[];
  /** Whether the answer is the one value as it stands, as KV gives it, not rows in JSON, as D1 does. */
  plain: boolean;
}

if (parentPort === null) {
  const [, , file = "", day = "", task = "", photograph] = process.argv;
  await measure(file, day, task, photograph);
} else {
  answerQueries(workerData as string);
}

/** The database's own thread: what it does is not the Worker's CPU. It answers in text. */
function answerQueries(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  parentPort?.on("message", (asked: Asked | Picture) => {
    // What an object does (worker/faces/object.ts): in its own process, which is another thread here.
    if ("photograph" in asked)
      return parentPort?.postMessage({ id: asked.id, text: developPhotograph(asked.photograph) });
    const { id, query, values, plain } = asked;
    const rows = database.prepare(query).all(...values.map((value) => value ?? null));
    parentPort?.postMessage({ id, text: plain ? (rows[0]?.["value"] ?? null) : JSON.stringify({ results: rows }) });
  });
}

/**
 * One call of the Worker in an isolate that has done nothing before: a part of the refresh, a game of a day out of the
 * queue, or the cron of midnight.
 */
async function measure(file: string, day: string, task: string, photograph: string | undefined): Promise<void> {
  const thread = new Worker(new URL(import.meta.url), { workerData: file });
  const { env, count } = standIns(thread, photograph === undefined ? null : new Uint8Array(await readFile(photograph)));
  // What Node loads on first use is there from the start in workerd.
  await Promise.all([
    env.DB.prepare("SELECT 1").first(),
    new Response(new Uint8Array(1)).bytes(),
    crypto.subtle.digest("SHA-256", new Uint8Array(1)),
  ]);
  for await (const chunk of new Response(new Uint8Array(1)).body ?? []) await new Blob([chunk]).arrayBuffer();
  const now = Date.parse(`${day}T00:00:00Z`);
  const game = GAME_NAMES.find((name) => name === task);
  const part = REFRESH_PARTS.find((name) => name === task);
  const { run, asked } =
    part === undefined
      ? { run: () => dealOrRollOver(env, day, game, now), asked: () => 0 }
      : await refreshing(env, day, part, now);
  const written = async () => (await env.DB.prepare("SELECT total_changes() AS rows").first<number>("rows")) ?? 0;
  const rowsBefore = await written();
  const callsBefore = count();
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  const calls = count() - callsBefore + asked();
  console.log(
    JSON.stringify({ cpuMs: (user + system) / 1000, calls, rows: (await written()) - rowsBefore } satisfies NightCost),
  );
  await thread.terminate();
}

function dealOrRollOver(env: Env, day: string, game: GameName | undefined, now: number): Promise<void> {
  return game === undefined ? rollOver(env, now) : dealFromQueue(env, { day, game }, now);
}

/** A part of the refresh, of a league in which everybody has news, and how often it has been asked. */
async function refreshing(
  env: Env,
  night: string,
  part: RefreshPart,
  now: number,
): Promise<{ run: () => Promise<void>; asked: () => number }> {
  // It reads the whole league, which the other calls need not wait for.
  const { answerAtOnce, busyLeague, newestPage } = await import("./busy-league.ts");
  const league = busyLeague();
  const asked = await answerAtOnce(league);
  const clubs = [...league.rosters.keys()];
  const season = seasonOn(night);
  const learn = (from: number) =>
    learnFromQueue(env, { night, begun: now, page: { kind: "skater", season, from } }, now);
  const whole = async () => {
    await learnFromQueue(env, { night, begun: now, rosters: clubs }, now);
    for (const page of pagesOf(season)) await learnFromQueue(env, { night, begun: now, page }, now);
  };
  const rate = (fame: string[]) => rateFromQueue(env, { night, fame, played: playedOf(season, 40) }, now);
  const parts: Record<RefreshPart, () => Promise<void>> = {
    begin: () => beginRefresh(env, now),
    rosters: () => learnFromQueue(env, { night, begun: now, rosters: clubs.slice(0, 3) }, now),
    page: () => learn(0),
    newcomers: () =>
      learnFromQueue(
        env,
        {
          night,
          begun: now,
          players: [...league.rookies.keys()].slice(-2),
          of: { kind: "skater", season, from: newestPage(league) },
        },
        now,
      ),
    whole,
    "begin-fame": () => beginFame(env, now),
    fame: () => rate(clubs.slice(0, CLUBS_RATED)),
    everybody: async () => {
      for (let at = 0; at < clubs.length; at += CLUBS_RATED) await rate(clubs.slice(at, at + CLUBS_RATED));
    },
    apply: () => applyRefresh(env, now),
  };
  return { run: parts[part], asked };
}

/** D1, KV, assets and the league's picture service as far as a night asks them. */
function standIns(thread: Worker, photograph: Uint8Array<ArrayBuffer> | null): { env: Env; count: () => number } {
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
      // Numbered parameters may stand in a query in any order and more than once.
      thread.postMessage({ id, query, values, plain } satisfies Asked);
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
    PUZZLES: {
      sendBatch: async () => {
        calls++;
      },
    },
    REFRESH: {
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
