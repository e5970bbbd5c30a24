import type { DurableObjectState, KVNamespace } from "@cloudflare/workers-types";
import { seededPick } from "#rules/shared/draw";
import type { Bindings, Env } from "../../worker/env.ts";
import { Attempts as StoredAttempts } from "../../worker/attempts/attempts-object.ts";
import { intercept, type Call } from "./intercept.ts";
import type { Statement } from "./query-plans.ts";
import { countStorage, countUse, nothingUsed, type Use } from "./usage.ts";
import { endStalledCalls, troubled, type Troubles } from "./trouble.ts";
import type { startIsolate } from "./isolate.ts";

/** Each class of objects exists once in a Worker, however many isolates it has. Only this one stores something. */
export class Attempts extends StoredAttempts {
  constructor(...given: [ctx: DurableObjectState, env: object]) {
    // Without the types of the Worker, its base class has no parameters.
    super(...(given as unknown as []));
    const [{ storage }] = given;
    Object.defineProperty(this, "ctx", { value: { storage: countStorage(storage, () => use) } });
  }
}
export { Faces } from "../../worker/faces/faces-object.ts";

type Isolate = ReturnType<typeof startIsolate>;
type Script = (exports: object, setTimeout: typeof limitWait) => void;
type Context = NonNullable<Parameters<Isolate["app"]["fetch"]>[2]>;
type Batch = Parameters<Isolate["handleQueueBatch"]>[1];
type Message = Batch["messages"][number];

/** What the tests bind in addition (server.ts). */
interface TestEnv extends Env {
  ISOLATE_SCRIPT: string;
  SCRIPTS: { newFunction(script: string, name: string, ...parameters: string[]): Script };
}

/** What a test changes of the Worker; server.ts describes each. */
export interface Settings {
  overrides: Partial<Record<keyof Bindings, string | null>>;
  isLimited: boolean;
  troubles: Troubles;
}

const INITIAL: Settings = { overrides: {}, isLimited: false, troubles: {} };
const seededDraws = () => seededPick([20, 26, 11, 21]);

let settings = INITIAL;
let clock: () => number = Date.now;
/** Draws the players of practice rounds. */
let pick = seededDraws();
/** Part of the names of all visitors' objects: changing it makes all of them new. */
let generation = 0;
/** Null unless use is counted. */
let use: Use | null = null;
/** Messages sent before this instant are dropped, in Unix milliseconds. */
let resetAt = 0;
/** How many requests, background tasks of requests, and batches of queues have not ended. */
const running = { requests: 0, tasks: 0, batches: 0 };

/** How many messages of the NHL sync were sent and have not been handled. */
let syncMessages = 0;

const ENDLESS_MS = 600_000;

/**
 * The Worker's setTimeout, which limits how long it waits for a binding. On a busy machine any binding can be that
 * slow, so the limits apply only while a test has set a fault.
 */
const limitWait = (callback: () => void, ms: number) =>
  setTimeout(callback, Object.keys(settings.troubles).length > 0 ? ms : ENDLESS_MS);

/**
 * Simulated isolates: each has run the script of the whole Worker (isolate.ts) and has its own memory. A cold start runs
 * the script again, a hundred times faster than workerd starts.
 */
const isolates = new Map<string, Isolate>();
let script: Script | undefined;

function isolateOf(name: string, { SCRIPTS, ISOLATE_SCRIPT }: TestEnv): Isolate {
  script ??= SCRIPTS.newFunction(ISOLATE_SCRIPT, "isolate", "exports", "setTimeout");
  let isolate = isolates.get(name);
  if (isolate === undefined) {
    const exported = {} as { startIsolate: typeof startIsolate };
    script(exported, limitWait);
    isolate = exported.startIsolate(
      () => clock(),
      (count) => pick(count),
    );
    isolates.set(name, isolate);
  }
  return isolate;
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A statement of D1, as workerd represents it. */
interface Prepared {
  statement: string;
  params: unknown[];
}

/** The statements that the Worker has executed, with their latest values. */
const executed = new Map<string, unknown[]>();

function noteStatements({ name, target, values: [batch], make }: Call): unknown {
  for (const { statement, params } of (name === "batch" ? batch : [target]) as Prepared[])
    executed.set(statement, params);
  return make();
}

/** What a test does to the Worker; server.ts describes each. */
const commands = {
  query: (env: Env, statements: readonly (readonly [sql: string, values: readonly unknown[]])[]) => {
    const { DB } = use === null ? env : countUse(env, use);
    return DB.batch(statements.map(([sql, values]) => DB.prepare(sql).bind(...values)));
  },
  set(_env: Env, changed: Partial<Settings>): void {
    settings = { ...settings, ...changed };
  },
  setClock(_env: Env, to: number, runs: boolean): void {
    const from = Date.now();
    clock = runs ? () => to + Date.now() - from : () => to;
  },
  restartDraws(): void {
    pick = seededDraws();
  },
  coldStart: (): void => isolates.clear(),
  async settle(): Promise<void> {
    endStalledCalls();
    await waitUntil(() => running.tasks === 0);
  },
  async deleteVisitors({ DB }: Env, statements: readonly string[]): Promise<void> {
    await commands.settle();
    generation++;
    await DB.batch(statements.map((sql) => DB.prepare(sql)));
  },
  expireAttempts: (env: Env, visitor: string, at: number): Promise<void> =>
    bound(env).ATTEMPTS.getByName(visitor).deleteIfExpired(at),
  synced: (): Promise<void> => waitUntil(() => syncMessages === 0),
  receiving: (): Promise<void> => waitUntil(() => running.requests > 0),
  takeStatements(): Statement[] {
    const taken = [...executed];
    executed.clear();
    return taken;
  },
  takeUse(): Use {
    const taken = use ?? nothingUsed();
    use = nothingUsed();
    return taken;
  },
  async reset(env: Env): Promise<void> {
    const PUBLISHED = env.PUBLISHED as unknown as KVNamespace;
    [settings, use, pick, resetAt, syncMessages] = [INITIAL, null, seededDraws(), Infinity, 0];
    endStalledCalls();
    await waitUntil(() => running.batches === 0);
    await waitUntil(() => running.tasks === 0);
    isolates.clear();
    generation++;
    const { keys } = await PUBLISHED.list();
    await Promise.all(keys.map(({ name }) => PUBLISHED.delete(name)));
    resetAt = Date.now();
  },
};

export type Commands = typeof commands;

/** Runs a command, and returns its result or the message of its error. */
async function runCommand(request: Request, env: Env): Promise<Response> {
  const [name, ...values] = (await request.json()) as [keyof Commands, ...unknown[]];
  const command = commands[name] as (env: Env, ...values: unknown[]) => unknown;
  try {
    return Response.json((await command(env, ...values)) ?? null);
  } catch (error) {
    return new Response((error as Error).message, { status: 500 });
  }
}

/** Counts the background tasks of a request, for which no other request could wait. */
const counting = (context: Context): Context => ({
  ...context,
  waitUntil(task: Promise<unknown>) {
    running.tasks++;
    context.waitUntil(task.finally(() => running.tasks--));
  },
});

/** Returns the bindings as the test has set them. */
function bound(env: Env): Env {
  const { overrides, isLimited, troubles } = settings;
  const bindings: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isLimited || !/_BY_(VISITOR|ADDRESS)$/.test(name))),
    DB: intercept(env.DB as object, noteStatements),
    SYNC: intercept(env.SYNC, ({ name, values: [sent], make }) => {
      syncMessages += name === "send" ? 1 : [...(sent as Iterable<unknown>)].length;
      return make();
    }),
    ATTEMPTS: { getByName: (name: string) => env.ATTEMPTS.getByName(`${generation} ${name}`) },
    // For requests to other hosts than this machine's.
    ORIGIN: "https://deke.example",
    ...overrides,
  };
  for (const [name, trouble] of Object.entries(troubles)) bindings[name] = troubled(bindings[name] as object, trouble);
  const all = bindings as unknown as Env;
  return use === null ? all : countUse(all, use);
}

/** A cookie of the tests alone, which names a visitor by an id that the test has chosen. */
const CHOSEN = /(?<=^|; )chosen-visitor=([\w-]{22})(?=$|;)/;

/** Returns the request at its original protocol, with the Worker's own cookie in place of a chosen visitor's. */
async function asSent(request: Request, env: Env, { encryptToken }: Isolate): Promise<Request> {
  // A test cannot send requests by https.
  const isHttps = request.headers.get("x-protocol") === "https:";
  const sent = isHttps ? new Request(request.url.replace(/^http:/, "https:"), request) : request;
  const cookie = sent.headers.get("Cookie") ?? "";
  const [, visitor] = CHOSEN.exec(cookie) ?? [];
  if (visitor === undefined) return sent;
  const headers = new Headers(sent.headers);
  const token = await encryptToken(env, "visitor", visitor, clock());
  headers.set("Cookie", cookie.replace(CHOSEN, `${isHttps ? "__Host-" : ""}deke_visitor=${token}`));
  return new Request(sent, { headers });
}

/** Returns a message that is retried at once: the pauses between attempts at a result grow to an hour. */
const withoutPauses = (message: Message): Message => {
  const { id, timestamp, body, attempts } = message;
  return { id, timestamp, body, attempts, ack: () => message.ack(), retry: () => message.retry({ delaySeconds: 0 }) };
};

const worker = {
  async fetch(request: Request, env: TestEnv, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/__command") return runCommand(request, env);
    use?.requests.push(`${request.method} ${pathname}`);
    const isolate = isolateOf(request.headers.get("x-isolate") ?? "0", env);
    const bindings = bound(env);
    running.requests++;
    try {
      return await isolate.app.fetch(await asSent(request, bindings, isolate), bindings, counting(context));
    } finally {
      running.requests--;
    }
  },
  async queue({ queue, messages: all }: Batch, env: TestEnv): Promise<void> {
    const messages = all
      .filter(({ timestamp }: Message) => timestamp.getTime() > resetAt)
      .map((message: Message) => (queue.startsWith("deke-results") ? withoutPauses(message) : message));
    if (messages.length === 0) return;
    // Each message is written, read and deleted; its sender has counted the first.
    if (use !== null) use.queueOperations += 2 * messages.length;
    running.batches++;
    try {
      await isolateOf("0", env).handleQueueBatch(bound(env), { queue, messages }, clock());
      if (queue === "deke-sync") syncMessages -= messages.length;
    } finally {
      running.batches--;
    }
  },
  async scheduled({ cron, scheduledTime }: { cron: string; scheduledTime: number }, env: TestEnv): Promise<void> {
    const [task = "", isolate = "0"] = cron.split("#");
    const { runCron, tasks } = isolateOf(isolate, env);
    await (tasks.get(task) ?? runCron)(bound(env), scheduledTime);
  },
};

/** Exported twice: by the second name, it is reached without the static files in front of it. */
export { worker as default, worker as past };
