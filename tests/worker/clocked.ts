import type { Env } from "../../worker/env.ts";
import { countUse, NOTHING_USED, type Use } from "./metered.ts";
import type { startWorker } from "./whole.ts";

type Isolate = ReturnType<typeof startWorker>;
type Context = Parameters<Isolate["app"]["fetch"]>[2];

/** The header, and the mark behind a cron, that say which isolate is meant. */
const ISOLATE = "x-isolate";

let clock: () => number = Date.now;
let overrides: Partial<Env> = {};

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

/** What has been used since somebody asked for it to be counted; null while nobody does. */
let use: Use | null = null;

const bound = (env: Env): Env => {
  const own = { ...env, ...overrides };
  return use === null ? own : countUse(own, use);
};

/** What a test does to the Worker: sets its clock, configures it, or has its isolates start afresh. */
const COMMANDS: Readonly<Record<string, (request: Request, query: URLSearchParams) => Promise<unknown>>> = {
  /** Unix milliseconds, from which the clock runs on unless it is `?stopped`. */
  "/__clock": async (request, query) => {
    const to = Number(await request.text());
    const from = Date.now();
    clock = query.has("stopped") ? () => to : () => to + Date.now() - from;
  },
  "/__configure": async (request) => {
    overrides = await request.json();
  },
  /** Begins to count what is used of D1, KV and queues, and tells what has been since it was last asked. */
  "/__use": async () => {
    const told = use;
    use = { ...NOTHING_USED };
    return told;
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
    if (command !== undefined) return Response.json((await command(request, searchParams)) ?? null);
    const { app } = await isolateOf(request.headers.get(ISOLATE) ?? "0");
    return app.fetch(request, bound(env), context);
  },
  async queue(batch: Parameters<Isolate["takeFromQueue"]>[1], env: Env): Promise<void> {
    // Each message is written, read and deleted; the one who sends has counted the first.
    if (use !== null) use.queueOperations += 2 * batch.messages.length;
    await (await isolateOf("0")).takeFromQueue(bound(env), batch, clock());
  },
  async scheduled(event: Parameters<Isolate["runCron"]>[1], env: Env): Promise<void> {
    const [cron = "", isolate = "0"] = event.cron.split("#");
    await (await isolateOf(isolate)).runCron(bound(env), { ...event, cron, scheduledTime: event.scheduledTime });
  },
};
