import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { seededPick } from "#rules/shared/draw";
import type { Bindings, Env } from "../../worker/env.ts";
import { queryDatabase, type DatabaseRequest, type DatabaseResponse } from "./database.ts";
import { countUse, nothingUsed, type Use } from "./metered.ts";
import { endCalls, troubled, type Trouble } from "./trouble.ts";
import type { startIsolate } from "./isolate.ts";

/** Each class of objects exists once in a Worker, however many isolates it has. */
export { Attempts } from "../../worker/attempts/attempts-object.ts";
export { Faces } from "../../worker/faces/faces-object.ts";

type Isolate = ReturnType<typeof startIsolate>;
type Script = (exports: object, setTimeout: typeof limitWait) => void;
type Context = NonNullable<Parameters<Isolate["app"]["fetch"]>[2]>;
type Batch = Parameters<Isolate["takeFromQueue"]>[1];
type Taken = Batch["messages"][number];

/** What the tests bind in addition (server.ts). */
interface TestEnv extends Env {
  ISOLATE_SCRIPT: string;
  SCRIPTS: { newFunction(script: string, name: string, ...parameters: string[]): Script };
}

/** The path of commands, and the header that selects the isolate for a request. */
const COMMAND = "/__command";
const ISOLATE = "x-isolate";

const seededDraws = () => seededPick([20, 26, 11, 21]);

let clock: () => number = Date.now;
/** Draws the players of practice rounds. */
let pick = seededDraws();
let overrides: Partial<Env> = {};
let isLimited = false;
let troubles: Partial<Record<keyof Env, Trouble>> = {};
/** Part of the names of all visitors' objects: changing it makes all of them new. */
let generation = 0;
/** Null unless use is counted. */
let use: Use | null = null;
/** Messages sent before this instant are dropped, in Unix milliseconds. */
let resetAt = 0;
/** How many background tasks of requests, and how many batches of queues, have not ended. */
let pending = 0;
let taking = 0;

const ENDLESS_MS = 600_000;

/**
 * The Worker's setTimeout, which limits how long it waits for a binding. On a busy machine any binding can be that
 * slow, so the limits apply only while a test has set a fault.
 */
const limitWait = (callback: () => void, ms: number) =>
  setTimeout(callback, Object.keys(troubles).length > 0 ? ms : ENDLESS_MS);

/**
 * Simulated isolates: each has run the script of the whole Worker (isolate.ts) and has its own memory. A cold start runs
 * the script again, a hundred times faster than workerd starts.
 */
const isolates = new Map<string, Isolate>();
let run: Script | undefined;

function isolateOf(name: string, { SCRIPTS, ISOLATE_SCRIPT }: TestEnv): Isolate {
  const running = isolates.get(name);
  if (running !== undefined) return running;
  run ??= SCRIPTS.newFunction(ISOLATE_SCRIPT, "isolate", "exports", "setTimeout");
  const started = {} as { startIsolate: typeof startIsolate };
  run(started, limitWait);
  const isolate = started.startIsolate(
    () => clock(),
    (count) => pick(count),
  );
  isolates.set(name, isolate);
  return isolate;
}

/** What a test does to the Worker; server.ts describes each. */
const commands = {
  // The types of the bindings are workerd's here and the package's there.
  query: (env: Env, request: DatabaseRequest): Promise<DatabaseResponse> =>
    queryDatabase(env.DB as unknown as D1Database, request),
  setClock(_env: Env, to: number, isStopped: boolean): void {
    const from = Date.now();
    clock = isStopped ? () => to : () => to + Date.now() - from;
  },
  restartDraws(): void {
    pick = seededDraws();
  },
  configure(_env: Env, changed: Partial<Record<keyof Bindings, string | null>>): void {
    overrides = changed as Partial<Bindings>;
  },
  limit(_env: Env, hasLimits: boolean): void {
    isLimited = hasLimits;
  },
  trouble(_env: Env, changed: typeof troubles): void {
    troubles = changed;
    endCalls("held");
  },
  coldStart: (): void => isolates.clear(),
  setGeneration(_env: Env, to: number): void {
    generation = to;
  },
  endStalledCalls: (): void => endCalls("stalled"),
  countPending: (): number => pending,
  takeUse(): Use | null {
    const taken = use;
    use = nothingUsed();
    return taken;
  },
  async reset(env: Env): Promise<void> {
    const PUBLISHED = env.PUBLISHED as unknown as KVNamespace;
    [overrides, isLimited, troubles, use, pick, resetAt] = [{}, false, {}, null, seededDraws(), Infinity];
    endCalls("held");
    endCalls("stalled");
    while (pending + taking > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    isolates.clear();
    const { keys } = await PUBLISHED.list();
    await Promise.all(keys.map(({ name }) => PUBLISHED.delete(name)));
    resetAt = Date.now();
  },
};

export type Commands = typeof commands;

/** Counts the background tasks of a request, for which no other request could wait. */
const counting = (context: Context): Context => ({
  ...context,
  waitUntil(task: Promise<unknown>) {
    pending++;
    context.waitUntil(task.finally(() => pending--));
  },
});

/** Returns the bindings as the test has set them. */
function bound(env: Env): Env {
  const configured: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isLimited || !/_BY_(VISITOR|ADDRESS)$/.test(name))),
    ATTEMPTS: { getByName: (name: string) => env.ATTEMPTS.getByName(`${generation} ${name}`) },
    // For requests to other hosts than this machine's.
    ORIGIN: "https://deke.example",
    ...overrides,
  };
  for (const [name, trouble] of Object.entries(troubles))
    configured[name] = troubled(configured[name] as object, trouble);
  const all = configured as unknown as Env;
  return use === null ? all : countUse(all, use);
}

/** A cookie of the tests alone, which names a visitor by an id that the test has chosen. */
const CHOSEN = /(?<=^|; )chosen-visitor=([\w-]{22})(?=$|;)/;

/** Returns the request at its original protocol, with the Worker's own cookie in place of a chosen visitor's. */
async function asSent(request: Request, env: Env, { visitorToken }: Isolate): Promise<Request> {
  // A test cannot send requests by https.
  const isHttps = request.headers.get("x-protocol") === "https:";
  const sent = isHttps ? new Request(request.url.replace(/^http:/, "https:"), request) : request;
  const cookie = sent.headers.get("Cookie") ?? "";
  const [, visitor] = CHOSEN.exec(cookie) ?? [];
  if (visitor === undefined) return sent;
  const headers = new Headers(sent.headers);
  const name = `${isHttps ? "__Host-" : ""}deke_visitor`;
  headers.set("Cookie", cookie.replace(CHOSEN, `${name}=${await visitorToken(env, visitor)}`));
  return new Request(sent, { headers });
}

/** Returns a message that is retried at once: the pauses between attempts at a result grow to an hour. */
const withoutPauses = (message: Taken): Taken => {
  const { id, timestamp, body, attempts } = message;
  return { id, timestamp, body, attempts, ack: () => message.ack(), retry: () => message.retry({ delaySeconds: 0 }) };
};

const worker = {
  async fetch(request: Request, env: TestEnv, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === COMMAND) {
      const [name, ...values] = (await request.json()) as [keyof Commands, ...unknown[]];
      const command = commands[name] as (env: Env, ...values: unknown[]) => unknown;
      return Response.json((await command(env, ...values)) ?? null);
    }
    use?.requests.push(`${request.method} ${pathname}`);
    const isolate = isolateOf(request.headers.get(ISOLATE) ?? "0", env);
    const bindings = bound(env);
    return isolate.app.fetch(await asSent(request, bindings, isolate), bindings, counting(context));
  },
  async queue({ queue, messages: all }: Batch, env: TestEnv): Promise<void> {
    const [dropped, messages]: [Taken[], Taken[]] = [[], []];
    for (const message of all) (message.timestamp.getTime() <= resetAt ? dropped : messages).push(message);
    for (const message of dropped) message.ack();
    if (messages.length === 0) return;
    // Each message is written, read and deleted; its sender has counted the first.
    if (use !== null) use.queueOperations += 2 * messages.length;
    taking++;
    try {
      const taken = queue.startsWith("deke-results") ? messages.map(withoutPauses) : messages;
      await isolateOf("0", env).takeFromQueue(bound(env), { queue, messages: taken }, clock());
    } finally {
      taking--;
    }
  },
  async scheduled(event: Parameters<Isolate["runCron"]>[1], env: TestEnv): Promise<void> {
    const [cron = "", isolate = "0"] = event.cron.split("#");
    const { runCron, runTask } = isolateOf(isolate, env);
    if (cron.includes("*")) await runCron(bound(env), { cron, scheduledTime: event.scheduledTime });
    else await runTask(bound(env), cron, event.scheduledTime);
  },
};

/** Exported twice: by the second name, it is reached without the static files in front of it. */
export { worker as default, worker as past };
