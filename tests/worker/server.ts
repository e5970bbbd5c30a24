import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { D1Database, D1Result, KVNamespace, Queue } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { puzzleDaysAround } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import { SCHEDULES } from "#rules/shared/game-config";
import type { Env } from "../../worker/env.ts";
// Functions of worker/store run in Node, too.
import "../rules/bytes.ts";
import { databaseClient } from "./database.ts";
import type { Commands, Settings } from "./test-worker.ts";
import type { Statement } from "./query-plans.ts";
import type { Use } from "./usage.ts";
import { prepared, SET_DRAW_KEY, storageOfItsOwn } from "./prepared.ts";

/** Unix milliseconds, or a date and time in ISO form. */
export type Instant = number | string;

/** The bindings that store something. */
interface Storage {
  PUBLISHED: KVNamespace;
  RESULTS: Queue;
}

export interface RequestOptions {
  method?: string;
  headers?: HeadersInit;
  body?: string | undefined;
}

/** A response. Redirects are not followed. `body` is the JSON of the text, if it is JSON. */
export interface TestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

type Send = <Body = unknown>(path: string, sent?: RequestOptions) => Promise<TestResponse<Body>>;

/** Returns functions that send requests through `send`, with values as JSON. */
export function clientOf(send: Send) {
  const ask = <Body = unknown>(method: string, path: string, value?: unknown) =>
    send<Body>(
      path,
      value === undefined
        ? { method }
        : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) },
    );
  return {
    send,
    ask,
    get: <Body = unknown>(path: string, headers: HeadersInit = {}) => send<Body>(path, { headers }),
    post: <Body = unknown>(path: string, value: unknown) => ask<Body>("POST", path, value),
  };
}

/** The Worker on a local port, and what a test can do with it. */
export type Server = Awaited<ReturnType<typeof startServer>>;

/** The maximum time until a message has been consumed from a queue. */
const QUEUE_MS = 60_000;

const NAME = "deke";
/** The Worker's second name (test-worker.ts): Miniflare has its own Worker in front of a nameless one. */
const PAST = "past";

// Connections are used again, but not when workerd may close them: after five seconds without a request.
const agent = new Agent({ keepAlive: true, timeout: 3_000 });

// A test server fetches nothing from the internet, and does not log emptied queues.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
process.env["WRANGLER_LOG"] ??= "error";

/**
 * Starts workerd with the Worker as wrangler.toml describes it, a seeded database of its own and an empty KV. Wrangler's own
 * harness is not used: it runs a second workerd in front, which takes as long for a page as the first.
 *
 * @param at the time of the clock
 * @param runs whether the clock runs on from the time it is set to
 * @param pages whether the built client is served as well
 */
export async function startServer({
  at,
  runs = true,
  pages = false,
}: {
  at: Instant;
  runs?: boolean;
  pages?: boolean;
}) {
  const logged: string[] = [];
  const { entry, isolate, options, statements } = await prepared();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      resourcePersistencePath: await storageOfItsOwn(),
      handleStructuredLogs: ({ message }) => void logged.push(message),
      workers: [
        {
          ...options,
          ...(!pages && { assets: undefined }),
          name: NAME,
          modules: [{ type: "ESModule", path: "index.js", contents: entry }],
          bindings: { ISOLATE_SCRIPT: isolate },
          unsafeEvalBinding: "SCRIPTS",
          unsafeDirectSockets: [{ entrypoint: PAST, port: 0 }],
          // A test replaces Node's fetch by one of the league's services.
          outboundService: (sent) => globalThis.fetch(sent.url, sent as unknown as RequestInit) as never,
        } as V4WorkerOptions,
      ],
    }),
  );
  const url = await miniflare.ready;
  const past = await miniflare.unsafeGetDirectURL(NAME, PAST);
  const { PUBLISHED, RESULTS } = await miniflare.getBindings<Storage>(NAME);

  /** Node's fetch, and Miniflare's on top of it, take several times the CPU time. */
  async function send(
    path: string,
    { method = "GET", headers = {}, body }: RequestOptions = {},
  ): Promise<TestResponse> {
    const { protocol, host, pathname, search } = new URL(path, url);
    const sent = request(Object.assign(new URL(past), { pathname, search }), {
      agent,
      method,
      headers: {
        // As Miniflare sets them in front of the Worker.
        host,
        "x-protocol": protocol,
        "cf-connecting-ip": "127.0.0.1",
        ...Object.fromEntries(new Headers(headers)),
        // Node leaves it out for methods that seldom have a body.
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      },
    });
    sent.end(body);
    let response: IncomingMessage;
    try {
      [response] = (await once(sent, "response")) as [IncomingMessage];
    } catch (error) {
      // workerd has closed the idle connection without seeing the request.
      if (sent.reusedSocket) return send(path, { method, headers, body });
      throw error;
    }
    const received = new Headers();
    for (const [name, values = []] of Object.entries(response.headersDistinct))
      for (const value of values) received.append(name, value);
    const content = await text(response);
    const isJson = content !== "" && received.get("Content-Type")?.startsWith("application/json");
    return {
      status: response.statusCode ?? 0,
      headers: received,
      text: content,
      body: isJson ? JSON.parse(content) : undefined,
    };
  }

  type Values<Name extends keyof Commands> = Parameters<Commands[Name]> extends [Env, ...infer Rest] ? Rest : [];
  /** Runs a command in the tests' Worker (test-worker.ts). */
  async function command<Name extends keyof Commands>(
    name: Name,
    ...values: Values<Name>
  ): Promise<Awaited<ReturnType<Commands[Name]>>> {
    const { status, text, body } = await send("/__command", {
      method: "POST",
      body: JSON.stringify([name, ...values]),
    });
    if (status !== 200) throw new Error(text);
    return body as Awaited<ReturnType<Commands[Name]>>;
  }

  const DB = databaseClient((statements) => command("query", statements) as Promise<D1Result[]>);
  /** Executes statements without values in one transaction. */
  const execute = (statements: readonly string[]) => DB.batch(statements.map((sql) => DB.prepare(sql)));

  const server = {
    /** The address for browsers: the static files, and the Worker behind them. */
    url,
    DB,
    /** What functions of worker/store need to be called directly. */
    env: { DB } as Env,
    PUBLISHED,
    RESULTS,
    /** Executes a statement and returns its rows. */
    sql: async <Row = Record<string, unknown>>(query: string, ...values: readonly unknown[]): Promise<Row[]> =>
      (
        await DB.prepare(query)
          .bind(...values)
          .all<Row>()
      ).results,
    /** Returns the first column of a statement's first row; null if there is none. */
    async value<Value = unknown>(query: string, ...values: readonly unknown[]): Promise<Value | null> {
      const [row = {}] = await server.sql(query, ...values);
      return (Object.values(row)[0] ?? null) as Value | null;
    },
    execute,
    // Requests go to the Worker itself, bypassing the static files.
    ...clientOf(send as Send),
    /** Sets the clock of every isolate. */
    setClock: (to: Instant): Promise<void> => command("setClock", new Date(to).getTime(), runs),
    /** Has practice draw as after the server's start. */
    restartDraws: (): Promise<void> => command("restartDraws"),
    /** Runs the cron as if it were due at an instant, and waits for the games it deals. Throws unless all succeeds. */
    async runCron(due: Instant, isolate = 0): Promise<void> {
      await server.trigger("all", due, isolate);
      // The games of other days and weeks come out of the queue one by one; the last one publishes them.
      const today = dayAt(new Date(due).getTime());
      for (const key of SCHEDULES.flatMap((every) =>
        puzzleDaysAround({ every }, today).map((day) => `${every}:${day}`),
      )) {
        for (const end = Date.now() + QUEUE_MS; (await PUBLISHED.get(key)) === null;) {
          if (Date.now() > end) throw new Error(`${key} is not published`);
          await setTimeout(50);
        }
      }
    },
    /** Runs one of the hourly tasks (worker/jobs/cron.ts), or "all", and waits for no queue. */
    async trigger(task: string, due: Instant, isolate = 0): Promise<void> {
      const worker = await miniflare.getWorker(NAME);
      const { outcome } = await worker.scheduled({ cron: `${task}#${isolate}`, scheduledTime: new Date(due) });
      if (outcome !== "ok") throw new Error(`the cron ended with ${outcome}`);
    },
    /** Changes the version of the facts, as their nightly sync does with a change. */
    changeFacts: () => server.sql("UPDATE meta SET value = lower(hex(randomblob(8))) WHERE name = 'facts'"),
    /** Moves a player to a club, or out of the league with null. */
    async trade(id: number, to: string | null): Promise<void> {
      await server.sql("UPDATE players SET team = ? WHERE id = ?", to, id);
      await server.changeFacts();
    },
    /** Replaces the configuration of every isolate: variables of [vars], and null for bindings that are missing. */
    configure: (overrides: Settings["overrides"]): Promise<void> => command("set", { overrides }),
    /** Enables or disables the rate limits of wrangler.toml. */
    limit: (isLimited: boolean): Promise<void> => command("set", { isLimited }),
    /** Sets faults of bindings, in every isolate and queue, replacing earlier ones. */
    trouble: (troubles: Settings["troubles"]): Promise<void> => command("set", { troubles }),
    /** Runs a step while bindings have faults. */
    async during<Result>(troubles: Settings["troubles"], step: () => Promise<Result>): Promise<Result> {
      await server.trouble(troubles);
      try {
        return await step();
      } finally {
        await server.trouble({});
      }
    },
    /** Runs a step while a table is missing. */
    async without<Result>(table: string, step: () => Promise<Result>): Promise<Result> {
      await server.sql(`ALTER TABLE ${table} RENAME TO no_${table}`);
      try {
        return await step();
      } finally {
        await server.sql(`ALTER TABLE no_${table} RENAME TO ${table}`);
      }
    },
    /** Runs the alarm of a visitor's object as at an instant. */
    expireAttempts: (visitor: string, at: number): Promise<void> => command("expireAttempts", visitor, at),
    /** Deletes everything that is stored about visitors. */
    deleteVisitors: (): Promise<void> => command("deleteVisitors", DELETE_VISITORS),
    /** Waits until all work behind responses has ended. Stalled calls fail at once. */
    settle: (): Promise<void> => command("settle"),
    /** Waits until all messages of the NHL sync have been handled. */
    synced: (): Promise<void> => command("synced"),
    /** Waits until the Worker has received the head of a request that it has not answered. */
    receiving: (): Promise<void> => command("receiving"),
    /** Restarts every isolate: its memory is lost; clock, configuration, D1 and KV are kept. */
    coldStart: (): Promise<void> => command("coldStart"),
    /** Restores the initial state, except for the clock: the league as seeded; nothing dealt, played or configured. */
    async reset(): Promise<void> {
      await command("reset");
      if ((await factsOf(DB)) === seeded) await execute([...DELETE_VISITORS, ...DELETE_PUZZLES, SET_DRAW_KEY]);
      else await execute([...(await tablesOf(DB)).map((table) => `DROP TABLE ${table}`), ...statements]);
      server.takeLog();
    },
    /** Returns the statements of D1 that the Worker has executed since the last call, each with its latest values. */
    takeStatements: (): Promise<Statement[]> => command("takeStatements"),
    /** Starts to count the use of D1, KV, queues and objects, and returns what was used since the last call. */
    takeUse: (): Promise<Use> => command("takeUse"),
    /** Returns what a step uses. */
    async useOf(step: () => Promise<unknown>): Promise<Use> {
      await command("takeUse");
      await step();
      return command("takeUse");
    },
    /** Returns what the Worker has logged since the last call. */
    takeLog: (): string[] => logged.splice(0),
    close: (): Promise<void> => miniflare.dispose(),
  };

  const seeded = await factsOf(DB);
  await server.setClock(at);
  return server;
}

const deleteFrom = (tables: string): string[] => tables.split(" ").map((table) => `DELETE FROM ${table}`);

/** Empty all tables that the site writes while it is played, in an order that foreign keys allow. */
const DELETE_VISITORS = deleteFrom(
  "counts feedback friend_boards friend_days friend_members friend_weeks hidden_names leaderboard_ranges leaderboard_sums limited_requests reminders results tallies deleted_visitors transfers visitors waiting",
);
const DELETE_PUZZLES = deleteFrom("keys puzzles leagues refresh");

/** Returns a text that differs between states of the facts: their versions, and the tables there are. */
async function factsOf(database: D1Database): Promise<string> {
  const tables = await tablesOf(database);
  const versions =
    tables.includes("meta") && (await database.prepare("SELECT * FROM meta ORDER BY name").all()).results;
  return JSON.stringify([tables, versions]);
}

/** Returns the names of all tables, the newest first, in the order in which they can be dropped. */
async function tablesOf(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite*' ORDER BY rowid DESC",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
