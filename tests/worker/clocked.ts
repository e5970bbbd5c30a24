import type { D1Database } from "@cloudflare/workers-types";
import type { Env } from "../../worker/env.ts";
import { askDatabase, type Asked } from "./asked.ts";
import { countUse, NOTHING_USED, type Use } from "./metered.ts";
import { troubled, type Trouble } from "./trouble.ts";
import type { startWorker } from "./whole.ts";

/** Each class of objects there is once in a Worker, whatever its copies. */
export { Faces } from "../../worker/faces/object.ts";
export { Lines } from "../../worker/lines/object.ts";

type Isolate = ReturnType<typeof startWorker>;
type Context = NonNullable<Parameters<Isolate["app"]["fetch"]>[2]>;
type Taken = Parameters<Isolate["takeFromQueue"]>[1]["messages"][number];

/** The header, and the mark behind a cron, that say which isolate is meant. */
const ISOLATE = "x-isolate";

let clock: () => number = Date.now;
let overrides: Partial<Env> = {};
/** Nobody is held back by a limit unless a test wants it. */
let isLimited = false;
/** Which of all objects are meant: with another one, all are new. */
let generation = "0";
/** What is the matter with which binding. */
let troubles: Partial<Record<keyof Env, Trouble>> = {};

/**
 * What stands for the isolates of a deployed Worker: copies of the whole of it (bundle.ts), each with a memory of its
 * own. A cold start takes the next one, in the hundredth part of the time that starting workerd takes.
 */
const isolates = new Map<string, Promise<Isolate>>();
let copies = 0;

function isolateOf(name: string): Promise<Isolate> {
  const running = isolates.get(name) ?? start();
  isolates.set(name, running);
  return running;
}

async function start(): Promise<Isolate> {
  const copy = (await import(/* @vite-ignore */ `./copy-${copies++}.js`)) as { startWorker: typeof startWorker };
  return copy.startWorker(() => clock());
}

/** How much goes on behind answers that have been given. */
let pending = 0;

/** Counts what a request leaves behind, which another request could not wait for. */
const counting = (context: Context): Context =>
  new Proxy(context, {
    get: (target, name: keyof Context) =>
      name !== "waitUntil"
        ? target[name]
        : (left: Promise<unknown>) => {
            pending++;
            target.waitUntil(left.finally(() => pending--));
          },
  });

/** What has been used since somebody asked for it to be counted; null while nobody does. */
let use: Use | null = null;

function bound(env: Env): Env {
  const own = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isLimited || !/_BY_(VISITOR|ADDRESS)$/.test(name))),
    LINES: { getByName: (name: string) => env.LINES.getByName(`${generation} ${name}`) },
    ...overrides,
  } as Env;
  const troubledOnes = Object.entries(troubles).map(([name, trouble]) => [
    name,
    troubled(own[name as keyof Env] as object, trouble),
  ]);
  const all = { ...own, ...Object.fromEntries(troubledOnes) } as Env;
  return use === null ? all : countUse(all, use);
}

/** What failed comes again with the next batch, however long it is to pause. */
const soonAgain = (message: Taken): Taken =>
  new Proxy(message, {
    get(target, name) {
      if (name === "retry") return () => target.retry({ delaySeconds: 0 });
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

/** What a test does to the Worker: sets its clock, configures it, or has its isolates start afresh. */
const COMMANDS: Readonly<Record<string, (request: Request, query: URLSearchParams, env: Env) => Promise<unknown>>> = {
  /** Asks the database, whatever is the matter with it for the Worker, and whoever counts. */
  "/__database": async (request, _query, env) =>
    // The types of the bindings are those of workerd here, and of the package there.
    askDatabase(env.DB as unknown as D1Database, (await request.json()) as Asked),
  /** Unix milliseconds, from which the clock runs on unless it is `?stopped`. */
  "/__clock": async (request, query) => {
    const to = Number(await request.text());
    const from = Date.now();
    clock = query.has("stopped") ? () => to : () => to + Date.now() - from;
  },
  "/__configure": async (request) => {
    overrides = await request.json();
  },
  "/__limit": async (request) => {
    isLimited = await request.json();
  },
  "/__generation": async (request) => {
    generation = await request.text();
  },
  "/__pending": async () => pending,
  /** Begins to count what is used of bindings, unless it is to be `?stopped`, and tells what has been since it was last asked. */
  "/__use": async (_request, query) => {
    const told = use;
    use = query.has("stopped") ? null : { ...NOTHING_USED };
    return told;
  },
  "/__trouble": async (request) => {
    troubles = await request.json();
  },
  /** Tells how many copies have been taken. */
  "/__cold": async () => {
    isolates.clear();
    return copies;
  },
};

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const command = COMMANDS[pathname];
    if (command !== undefined) return Response.json((await command(request, searchParams, env)) ?? null);
    const { app } = await isolateOf(request.headers.get(ISOLATE) ?? "0");
    return app.fetch(request, bound(env), counting(context));
  },
  async queue(batch: Parameters<Isolate["takeFromQueue"]>[1], env: Env): Promise<void> {
    // Each message is written, read and deleted; the one who sends has counted the first.
    if (use !== null) use.queueOperations += 2 * batch.messages.length;
    const { takeFromQueue } = await isolateOf("0");
    // A result's pauses grow to an hour; a night's are what it is asked about.
    const messages = batch.queue.startsWith("deke-results") ? batch.messages.map(soonAgain) : batch.messages;
    await takeFromQueue(bound(env), { queue: batch.queue, messages }, clock());
  },
  async scheduled(event: Parameters<Isolate["runCron"]>[1], env: Env): Promise<void> {
    const [cron = "", isolate = "0"] = event.cron.split("#");
    const { runCron, runTask } = await isolateOf(isolate);
    if (cron.includes("*")) await runCron(bound(env), { cron, scheduledTime: event.scheduledTime });
    else await runTask(bound(env), cron, event.scheduledTime);
  },
};
