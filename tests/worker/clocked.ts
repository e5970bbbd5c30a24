import type { D1Database, Queue } from "@cloudflare/workers-types";
import { seededPick } from "#rules/draw";
import type { Env } from "../../worker/env.ts";
import { askDatabase, type Asked } from "./asked.ts";
import { countUse, nothingUsed, type Use } from "./metered.ts";
import { releaseHeld, troubled, type Trouble } from "./trouble.ts";
import type { startWorker } from "./whole.ts";

/** Each class of objects there is once in a Worker, whatever its copies. */
export { Attempts } from "../../worker/attempts/object.ts";
export { Faces } from "../../worker/faces/object.ts";

function seededDraws() {
  return seededPick([20, 26, 11, 21]);
}

type Isolate = ReturnType<typeof startWorker>;
/** What the tests bind besides (runtime.ts). */
interface Scripted extends Env {
  WHOLE: string;
  SCRIPTS: { newFunction(script: string, name: string, argument: string): (exports: object) => void };
}
type Context = NonNullable<Parameters<Isolate["app"]["fetch"]>[2]>;
type Taken = Parameters<Isolate["takeFromQueue"]>[1]["messages"][number];

/** The header, and the mark behind a cron, that say which isolate is meant. */
const ISOLATE = "x-isolate";
/** The header that says by which protocol it is asked. */
const PROTOCOL = "x-protocol";

let clock: () => number = Date.now;
/** Draws the players of practice rounds, in the same order after each `/__draws`. */
let pick = seededDraws();
let overrides: Partial<Env> = {};
/** Nobody is held back by a limit unless a test wants it. */
let isLimited = false;
/** Which of all objects are meant: with another one, all are new. */
let generation = "0";
/** Which test file goes on: what one before it has left in a queue is let go. */
let era = "0";
/** How many batches of a queue are being gone through. */
let taking = 0;
/** What is the matter with which binding. */
let troubles: Partial<Record<keyof Env, Trouble>> = {};

/**
 * What stands for the isolates of a deployed Worker: each has run the script of the whole of it (bundle.ts) for itself, and
 * so has a memory of its own. A cold start runs it anew, in the hundredth part of the time that starting workerd takes.
 */
const isolates = new Map<string, Isolate>();
let run: ((exports: object) => void) | undefined;

function isolateOf(name: string, { SCRIPTS, WHOLE }: Scripted): Isolate {
  const running = isolates.get(name);
  if (running !== undefined) return running;
  run ??= SCRIPTS.newFunction(WHOLE, "whole", "exports");
  const started = {} as { startWorker: typeof startWorker };
  run(started);
  const isolate = started.startWorker(
    () => clock(),
    (count) => pick(count),
  );
  isolates.set(name, isolate);
  return isolate;
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

/** A message as it lies in a queue: with the era it was sent in, unless a test has put it there past the Worker. */
interface Marked {
  era: string;
  sent: unknown;
}

/** A queue whose messages are known by their era. */
const marking = <Bound extends Env["RESULTS" | "PUZZLES" | "REFRESH" | "REMINDERS"]>(queue: Bound): Bound => {
  const mark = (sent: unknown): Marked => ({ era, sent });
  const behind = queue as unknown as Queue;
  return {
    send: (sent: unknown, options?: Parameters<Queue["send"]>[1]) => behind.send(mark(sent), options),
    sendBatch: (messages: Parameters<Queue["sendBatch"]>[0], options?: Parameters<Queue["sendBatch"]>[1]) =>
      behind.sendBatch(
        [...messages].map((message) => ({ ...message, body: mark(message.body) })),
        options,
      ),
  } as unknown as Bound;
};

function bound(env: Env): Env {
  const own = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isLimited || !/_BY_(VISITOR|ADDRESS)$/.test(name))),
    RESULTS: marking(env.RESULTS),
    PUZZLES: marking(env.PUZZLES),
    REFRESH: marking(env.REFRESH),
    REMINDERS: marking(env.REMINDERS),
    ATTEMPTS: { getByName: (name: string) => env.ATTEMPTS.getByName(`${generation} ${name}`) },
    // For requests to other hosts than this machine's.
    ORIGIN: "https://deke.example",
    ...overrides,
  } as Env;
  const troubledOnes = Object.entries(troubles).map(([name, trouble]) => [
    name,
    troubled(own[name as keyof Env] as object, trouble),
  ]);
  const all = { ...own, ...Object.fromEntries(troubledOnes) } as Env;
  return use === null ? all : countUse(all, use);
}

/** A message as the Worker has sent it; what failed comes again with the next batch if `isSoon`, however long it is to pause. */
const taken = (message: Taken, isSoon: boolean): Taken =>
  new Proxy(message, {
    get(target, name) {
      if (name === "body") return isMarked(target.body) ? target.body.sent : target.body;
      if (name === "retry" && isSoon) return () => target.retry({ delaySeconds: 0 });
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

const isMarked = (body: unknown): body is Marked => typeof body === "object" && body !== null && "era" in body;

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
  "/__draws": async () => {
    pick = seededDraws();
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
  /** Begins another era, and tells how much of the one before is still being taken out of queues. */
  "/__era": async (request) => {
    era = await request.text();
    return taking;
  },
  /** Begins to count what is used of bindings, unless it is to be `?stopped`, and tells what has been since it was last asked. */
  "/__use": async (_request, query) => {
    const told = use;
    use = query.has("stopped") ? null : nothingUsed();
    return told;
  },
  "/__trouble": async (request) => {
    troubles = await request.json();
    releaseHeld();
  },
  "/__cold": async () => isolates.clear(),
};

/** A request at the address it is meant for: a test cannot ask over https. */
const asAsked = (request: Request): Request =>
  request.headers.get(PROTOCOL) === "https:" ? new Request(request.url.replace(/^http:/, "https:"), request) : request;

/** A cookie of the tests alone, which names a visitor by an id that the test has chosen. */
const CHOSEN = /(?<=^|; )chosen-visitor=([\w-]{22})(?=$|;)/;

/** The request with the cookie that the Worker itself has set for the visitor whom a test has chosen. */
async function asVisitor(request: Request, env: Env, { visitorToken }: Isolate): Promise<Request> {
  const cookie = request.headers.get("Cookie") ?? "";
  const [, visitor] = CHOSEN.exec(cookie) ?? [];
  if (visitor === undefined) return request;
  const prefix = request.url.startsWith("https:") ? "__Host-" : "";
  const headers = new Headers(request.headers);
  headers.set("Cookie", cookie.replace(CHOSEN, `${prefix}deke_visitor=${await visitorToken(env, visitor)}`));
  return new Request(request, { headers });
}

const worker = {
  async fetch(request: Request, env: Scripted, context: Context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const command = COMMANDS[pathname];
    if (command !== undefined) return Response.json((await command(request, searchParams, env)) ?? null);
    use?.requests.push(`${request.method} ${pathname}`);
    const isolate = isolateOf(request.headers.get(ISOLATE) ?? "0", env);
    const bindings = bound(env);
    return isolate.app.fetch(await asVisitor(asAsked(request), bindings, isolate), bindings, counting(context));
  },
  async queue(batch: Parameters<Isolate["takeFromQueue"]>[1], env: Scripted): Promise<void> {
    // A result's pauses grow to an hour; a night's are what it is asked about.
    const isSoon = batch.queue.startsWith("deke-results");
    const messages: Taken[] = [];
    for (const message of batch.messages)
      if (isMarked(message.body) && message.body.era !== era) message.ack();
      else messages.push(taken(message, isSoon));
    if (messages.length === 0) return;
    // Each message is written, read and deleted; the one who sends has counted the first.
    if (use !== null) use.queueOperations += 2 * messages.length;
    taking++;
    try {
      const { takeFromQueue } = isolateOf("0", env);
      await takeFromQueue(bound(env), { queue: batch.queue, messages }, clock());
    } finally {
      taking--;
    }
  },
  async scheduled(event: Parameters<Isolate["runCron"]>[1], env: Scripted): Promise<void> {
    const [cron = "", isolate = "0"] = event.cron.split("#");
    const { runCron, runTask } = isolateOf(isolate, env);
    if (cron.includes("*")) await runCron(bound(env), { cron, scheduledTime: event.scheduledTime });
    else await runTask(bound(env), cron, event.scheduledTime);
  },
};

/** Under a name besides, by which it can be asked past the static files in front of it. */
export { worker as default, worker as past };
