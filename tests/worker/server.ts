import { setTimeout } from "node:timers/promises";
import type { D1Database, KVNamespace, Queue } from "@cloudflare/workers-types";
import { puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt } from "#rules/day";
import { CADENCES } from "#rules/measures";
import type { Env } from "../../worker/env.ts";
import { HOURLY } from "../../worker/crons.ts";
import { databaseBehind, type Told } from "./asked.ts";
import type { Use } from "./metered.ts";
import { prepared, SET_DRAW_KEY } from "./prepared.ts";
import { startRuntime } from "./runtime.ts";
import type { Trouble } from "./trouble.ts";
import type { Answered, Asking } from "./wire.ts";

/** Unix milliseconds, or a date and time in ISO form. */
type Instant = number | string;

export interface ServerOptions {
  /** Where the clock starts; it runs on from there. */
  at: Instant;
  /** Serve the client's pages as well. It must have been built. */
  pages?: boolean;
}

/** What is bound otherwise than wrangler.toml says: a variable of [vars], or null for a binding that is missing. */
export type Overrides = Readonly<Record<string, string | null>>;

/** What is the matter with which binding. */
export type Troubles = Readonly<
  Partial<Record<"DB" | "PUBLISHED" | "RESULTS" | "PUZZLES" | "FACES" | "ATTEMPTS", Trouble>>
>;

/** What lasts of a Worker. */
export interface Storage {
  DB: D1Database;
  PUBLISHED: KVNamespace;
  ATTEMPTS: Env["ATTEMPTS"];
  FACES: NonNullable<Env["FACES"]>;
  RESULTS: Queue;
}

/** What is sent beside a path. A redirect is answered as anything else. */
export interface Sent extends Pick<Asking, "method" | "body"> {
  headers?: HeadersInit;
}

/** What the server answered. `body` is undefined when it is no JSON. */
export interface Answer<Body = unknown> extends Answered {
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
   * @param isolate which of the Workers is to answer, from 0: each has a memory of its own
   */
  send<Body = unknown>(path: string, asking?: Sent, isolate?: number): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, isolate?: number): Promise<Answer<Body>>;
  /** Posts a value as JSON. */
  post<Body = unknown>(path: string, value: unknown, isolate?: number): Promise<Answer<Body>>;
  /** Sets the clock of every isolate: it runs on from there, or stands still when `stopped`. */
  setClock(at: Instant, options?: { stopped?: boolean }): Promise<void>;
  /** Has practice draw as after the server's start. */
  restartDraws(): Promise<void>;
  /** Runs the cron as if it were due at an instant, and what it has put into the queue. Throws unless all succeeds. */
  runCron(due: Instant, isolate?: number): Promise<void>;
  /**
   * Runs one of the hourly tasks (worker/crons.ts), or a whole trigger, as if it were due at an instant, and waits for
   * nothing it has put into a queue.
   */
  trigger(taskOrCron: string, due: Instant, isolate?: number): Promise<void>;
  /** Has a player change clubs, or leave the league with null: in the facts, as whoever refreshes them does. */
  trade(id: number, to: string | null): Promise<void>;
  /** Configures every isolate as its operator might, in place of what was configured before; of itself it has nothing. */
  configure(overrides: Overrides): Promise<void>;
  /** Has the limits of wrangler.toml hold, or not, as of itself. */
  limit(isLimited: boolean): Promise<void>;
  /** Returns the object with a visitor's attempts. */
  attemptsOf(visitor: string): Promise<ReturnType<Env["ATTEMPTS"]["getByName"]>>;
  /** Empties every visitor's object. */
  forgetAttempts(): Promise<void>;
  /** Waits until nothing goes on any more behind answers that have been given. */
  settle(): Promise<void>;
  /** Brings bindings into trouble, of every isolate and queue, in place of what was the matter before. */
  trouble(troubles: Troubles): Promise<void>;
  /** Starts every isolate afresh: their memory is lost, the clock, what is configured, D1 and KV are as they were. */
  coldStart(): Promise<void>;
  /** As it was at its start: the league as seeded, and nothing dealt, played, published, remembered or configured. */
  reset(): Promise<void>;
  /** Counts what is used of D1, KV, queues and objects from now on, and tells what has been since this was last asked. */
  takeUse(): Promise<Use | null>;
  /** What the Worker has written to its log since this was last asked. */
  takeLog(): string[];
  close(): Promise<void>;
}

/** What waits in a queue has come out of it by then. */
const QUEUE_MS = 60_000;

// A test server asks nobody on the internet where it stands.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
// What the Worker logs is taken by takeLog; that a queue was emptied need not be told a thousand times.
process.env["WRANGLER_LOG"] ??= "error";

/** Starts the Worker in workerd with a database of its own, migrated and seeded, and an empty KV. */
export async function startServer({ at, pages = false }: ServerOptions): Promise<Server> {
  const runtime = await startRuntime<Storage>(pages);
  let generation = 0;
  let era = 0;
  /** Says something to the Worker that only the tests' own understands. */
  const tell = (path: string, body = "") => runtime.ask(path, { method: "POST", body });

  const DB = databaseBehind(
    async (asked) => JSON.parse((await tell("/__database", JSON.stringify(asked))).text) as Told,
  );

  const server: Server = {
    url: runtime.url,
    storage: async () => ({ ...(await runtime.bindings()), DB }),
    async send<Body>(path: string, asking?: Sent, isolate = 0) {
      const headers = { ...Object.fromEntries(new Headers(asking?.headers)), "x-isolate": String(isolate) };
      const answered = await runtime.ask(path, { ...asking, headers });
      return { ...answered, body: parse(answered.text) as Body };
    },
    get: (path, isolate) => server.send(path, {}, isolate),
    post: (path, value, isolate) =>
      server.send(
        path,
        { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) },
        isolate,
      ),
    async setClock(to, { stopped = false } = {}) {
      await tell(`/__clock${stopped ? "?stopped" : ""}`, String(new Date(to).getTime()));
    },
    async restartDraws() {
      await tell("/__draws");
    },
    async runCron(due, isolate = 0) {
      await server.trigger(HOURLY, due, isolate);
      // The games of the next day, and of the week it is in, come out of the queue one by one; the last one publishes them.
      const { PUBLISHED } = await server.storage();
      const tomorrow = addDays(dayAt(new Date(due).getTime()), 1);
      for (const every of CADENCES) {
        const key = `${every}:${puzzleDayOn({ every }, tomorrow)}`;
        for (const end = Date.now() + QUEUE_MS; (await PUBLISHED.get(key)) === null;) {
          if (Date.now() > end) throw new Error(`${key} is not published`);
          await setTimeout(50);
        }
      }
    },
    async trigger(taskOrCron, due, isolate = 0) {
      const outcome = await runtime.schedule(`${taskOrCron}#${isolate}`, new Date(due));
      if (outcome !== "ok") throw new Error(`the cron ended with ${outcome}`);
    },
    async trade(id, to) {
      await DB.batch([
        DB.prepare("UPDATE players SET team = ? WHERE id = ?").bind(to, id),
        DB.prepare("UPDATE meta SET value = lower(hex(randomblob(8))) WHERE name = 'facts'"),
      ]);
    },
    async configure(overrides) {
      await tell("/__configure", JSON.stringify(overrides));
    },
    async limit(isLimited) {
      await tell("/__limit", String(isLimited));
    },
    async attemptsOf(visitor) {
      const { ATTEMPTS } = await runtime.bindings();
      return ATTEMPTS.getByName(`${generation} ${visitor}`);
    },
    async forgetAttempts() {
      await tell("/__generation", String(++generation));
    },
    async settle() {
      while ((await tell("/__pending")).text !== "0") await setTimeout(20);
    },
    async trouble(troubles) {
      await tell("/__trouble", JSON.stringify(troubles));
    },
    async coldStart() {
      await tell("/__cold");
    },
    async reset() {
      // First of all, so that nothing a queue still holds comes out of it later.
      era++;
      while ((await tell("/__era", String(era))).text !== "0") await setTimeout(20);
      await server.configure({});
      await server.limit(false);
      await server.settle();
      await server.forgetAttempts();
      await server.trouble({});
      await tell("/__use?stopped");
      await server.coldStart();
      const { PUBLISHED } = await server.storage();
      await server.restartDraws();
      if ((await factsOf(DB)) === seeded)
        await DB.batch([...WRITTEN.map((table) => `DELETE FROM ${table}`), SET_DRAW_KEY].map((sql) => DB.prepare(sql)));
      else await refill(DB);
      const { keys } = await PUBLISHED.list();
      await Promise.all(keys.map(({ name }) => PUBLISHED.delete(name)));
      server.takeLog();
    },
    takeUse: async () => JSON.parse((await tell("/__use")).text) as Use | null,
    takeLog: runtime.takeLog,
    close: runtime.close,
  };

  const seeded = await factsOf(DB);
  await server.setClock(at);
  return server;
}

/** The tables that a site writes as it is played; all others are the league's facts. */
const WRITTEN = [
  "counts",
  "cursors",
  "feedback",
  "friend_boards",
  "friend_days",
  "friend_members",
  "friend_weeks",
  "hidden_names",
  "keys",
  "puzzles",
  "leagues",
  "new_names",
  "refresh",
  "reminders",
  "results",
  "leaderboard_sums",
  "tallies",
  "tombstones",
  "transfers",
  "visitors",
  "waiting",
];

/** Tells one state of the facts from another: by their stamps, and by which tables there are. */
async function factsOf(database: D1Database): Promise<string> {
  const tables = await tablesOf(database);
  if (!tables.includes("meta")) return "gone";
  return JSON.stringify([tables, (await database.prepare("SELECT * FROM meta ORDER BY name").all()).results]);
}

/** The newest first, as they can be dropped. */
async function tablesOf(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY rowid DESC",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Makes all tables anew. */
async function refill(database: D1Database): Promise<void> {
  const tables = await tablesOf(database);
  await database.batch([
    ...tables.map((table) => database.prepare(`DROP TABLE ${table}`)),
    ...(await prepared()).statements.map((statement) => database.prepare(statement)),
  ]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
