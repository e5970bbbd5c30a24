import type { Env } from "../../worker/env.ts";
import { troubled, type Trouble } from "./trouble.ts";
import type { startWorker } from "./whole.ts";

type Isolate = ReturnType<typeof startWorker>;
type Context = Parameters<Isolate["app"]["fetch"]>[2];
type Taken = Parameters<Isolate["takeFromQueue"]>[1]["messages"][number];

/** The header, and the mark behind a cron, that say which isolate is meant. */
const ISOLATE = "x-isolate";

let clock: () => number = Date.now;
let overrides: Partial<Env> = {};
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

function bound(env: Env): Env {
  const troubledOnes = Object.entries(troubles).map(([name, trouble]) => [
    name,
    troubled(env[name as keyof Env] as object, trouble),
  ]);
  return { ...env, ...overrides, ...Object.fromEntries(troubledOnes) };
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
    if (command !== undefined) return Response.json((await command(request, searchParams)) ?? null);
    const { app } = await isolateOf(request.headers.get(ISOLATE) ?? "0");
    return app.fetch(request, bound(env), context);
  },
  async queue(batch: Parameters<Isolate["takeFromQueue"]>[1], env: Env): Promise<void> {
    await (
      await isolateOf("0")
    ).takeFromQueue(bound(env), { queue: batch.queue, messages: batch.messages.map(soonAgain) }, clock());
  },
  async scheduled(event: Parameters<Isolate["runCron"]>[1], env: Env): Promise<void> {
    const [cron = "", isolate = "0"] = event.cron.split("#");
    const { runCron, runTask } = await isolateOf(isolate);
    if (cron.includes("*")) await runCron(bound(env), { cron, scheduledTime: event.scheduledTime });
    else await runTask(bound(env), cron, event.scheduledTime);
  },
};
