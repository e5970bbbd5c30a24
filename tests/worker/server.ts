import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { createTestHarness, unstable_readConfig, type WorkerHandle } from "wrangler";
import { addDays, dayAt } from "#rules/day";
import { seedStatements } from "../../seed/sql.ts";

/** Unix milliseconds, or a date and time in ISO form. */
type Instant = number | string;

export interface ServerOptions {
  /** Where the clock starts; it runs on from there. */
  at: Instant;
  /** Serve the client's pages as well. It must have been built. */
  pages?: boolean;
  /** How many Workers share the database and KV, each with a memory of its own, as isolates do. */
  isolates?: number;
  /** Which of them has no queues, as if they failed. */
  queueless?: number;
  /** What its operator has configured, as in [vars] of wrangler.toml; else nothing. */
  vars?: Record<string, string>;
}

/** What lasts of a Worker. */
export interface Storage {
  DB: D1Database;
  PUBLISHED: KVNamespace;
}

/** What the server answered. `body` is undefined when it is no JSON. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

/** The Worker on a port of this machine, and what a test may do to it. */
export interface Server {
  /** Where a browser finds it. */
  url: URL;
  /** Its D1 and KV. Ask anew after a cold start. */
  storage(): Promise<Storage>;
  /**
   * Asks the Worker itself, past the static files in front of it.
   *
   * @param isolate which of the Workers is to answer, from 0
   */
  send<Body = unknown>(path: string, init?: RequestInit, isolate?: number): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, isolate?: number): Promise<Answer<Body>>;
  /** Posts a value as JSON. */
  post<Body = unknown>(path: string, value: unknown, isolate?: number): Promise<Answer<Body>>;
  /** Sets the clock of every isolate: it runs on from there, or stands still when `stopped`. */
  setClock(at: Instant, options?: { stopped?: boolean }): Promise<void>;
  /** Runs the cron as if it were due at an instant, and what it has put into the queue. Throws unless all succeeds. */
  runCron(due: Instant, isolate?: number): Promise<void>;
  /** Runs a trigger of wrangler.toml as if it were due at an instant, and waits for nothing it has put into a queue. */
  trigger(cron: string, due: Instant, isolate?: number): Promise<void>;
  /** Has a player change clubs, or leave the league with null: in the facts, as whoever refreshes them does. */
  trade(id: number, to: string | null): Promise<void>;
  /** Starts every isolate afresh: their memory is lost, the clock, D1 and KV are as they were. */
  coldStart(): Promise<void>;
  /** What the Worker has written to its log since this was last asked. */
  takeLog(): string[];
  close(): Promise<void>;
}

/** What waits in a queue has come out of it by then. */
const QUEUE_MS = 60_000;

const project = fileURLToPath(new URL("../..", import.meta.url));
// A test server asks nobody on the internet where it stands.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
// The same for every server, and longer in the making than in the running.
const seed = seedStatements();

/** Starts the Worker in workerd with a database of its own, migrated and seeded, and an empty KV. */
export async function startServer({
  at,
  pages = false,
  isolates = 1,
  queueless,
  vars = {},
}: ServerOptions): Promise<Server> {
  const names = Array.from({ length: isolates }, (_, index) => `deke-${index}`);
  const harness = createTestHarness({
    root: project,
    workers: names.map((name, isolate) => ({
      config: { ...configure(name, pages), vars, ...(isolate === queueless && { queues: {} }) },
    })),
  });
  const { url } = await harness.listen();
  const workerOf = (isolate: number) => harness.getWorker<Storage & Record<string, unknown>>(names[isolate]);
  let clock = { to: 0, since: 0, stopped: false };

  const server: Server = {
    url,
    storage: () => workerOf(0).getEnv(),
    async send<Body>(path: string, init?: RequestInit, isolate = 0) {
      const response = await workerOf(isolate).fetch(path, init as Parameters<typeof harness.fetch>[1]);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers as unknown as Headers,
        text,
        body: parse(text) as Body,
      };
    },
    get: (path, isolate) => server.send(path, {}, isolate),
    post: (path, value, isolate) =>
      server.send(
        path,
        { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) },
        isolate,
      ),
    async setClock(to, { stopped = false } = {}) {
      clock = { to: new Date(to).getTime(), since: Date.now(), stopped };
      for (const isolate of names.keys()) {
        await server.send(`/__clock${stopped ? "?stopped" : ""}`, { method: "POST", body: String(clock.to) }, isolate);
      }
    },
    async runCron(due, isolate = 0) {
      await server.trigger("0 0 * * *", due, isolate);
      // The games of the next day come out of the queue one by one; the last one publishes them.
      const { PUBLISHED } = await server.storage();
      const key = `day:${addDays(dayAt(new Date(due).getTime()), 1)}`;
      for (const end = Date.now() + QUEUE_MS; (await PUBLISHED.get(key)) === null;) {
        if (Date.now() > end) throw new Error(`${key} is not published`);
        await setTimeout(50);
      }
    },
    async trigger(cron, due, isolate = 0) {
      const { outcome } = await workerOf(isolate).scheduled({ cron, scheduledTime: new Date(due) });
      if (outcome !== "ok") throw new Error(`the cron ended with ${outcome}`);
    },
    async trade(id, to) {
      const { DB } = await server.storage();
      await DB.batch([
        DB.prepare("UPDATE players SET team = ? WHERE id = ?").bind(to, id),
        DB.prepare("UPDATE meta SET value = lower(hex(randomblob(8))) WHERE name = 'facts'"),
      ]);
    },
    async coldStart() {
      await harness.update((same) => same);
      const { to, since, stopped } = clock;
      await server.setClock(stopped ? to : to + Date.now() - since, { stopped });
    },
    takeLog() {
      const lines = harness.getLogs().map(({ message }) => message);
      harness.clearLogs();
      return lines;
    },
    close: () => harness.close(),
  };
  await fill(workerOf(0));
  await server.setClock(at);
  return server;
}

interface Bound {
  binding: string;
}

interface Queues {
  producers?: { binding: string; queue: string }[];
  consumers?: { queue: string }[];
}

/** The Worker as wrangler.toml describes it, but with a clock that can be set, and nothing to build first. */
function configure(name: string, pages: boolean) {
  const { compatibility_date, compatibility_flags, assets, d1_databases, kv_namespaces, queues } = unstable_readConfig({
    config: `${project}wrangler.toml`,
  });
  if (assets === undefined) throw new Error("wrangler.toml names no assets");
  return {
    name,
    main: `${project}tests/worker/clocked.ts`,
    compatibility_date,
    compatibility_flags,
    // Under the same id, all isolates have one database and one namespace.
    d1_databases: d1_databases.map((database: Bound) => ({ ...database, database_id: database.binding })),
    kv_namespaces: kv_namespaces.map((namespace: Bound) => ({ ...namespace, id: namespace.binding })),
    queues: queuesOf(name, queues),
    ...(pages && { assets }),
  };
}

/** Every isolate has queues of its own, because a queue has one consumer; and what failed comes again soon. */
const queuesOf = (isolate: string, { producers = [], consumers = [] }: Queues) => ({
  producers: producers.map((producer) => ({ ...producer, queue: `${isolate}-${producer.queue}` })),
  consumers: consumers.map((consumer) => ({
    ...consumer,
    queue: `${isolate}-${consumer.queue}`,
    max_batch_timeout: 1,
    retry_delay: 1,
  })),
});

/** Migrates a Worker's database as wrangler does, and seeds it in one batch. */
async function fill(worker: WorkerHandle<Storage & Record<string, unknown>>): Promise<void> {
  await worker.applyD1Migrations("DB");
  const { DB } = await worker.getEnv();
  await DB.batch(seed.map((statement) => DB.prepare(statement)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
