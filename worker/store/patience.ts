import type { Env } from "../env.ts";

/** Somebody waits for storage, and it has not answered. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** How long a single answer of D1 is waited for outside a request, in milliseconds. */
const PATIENCE_MS = 3_000;

/** How long a request waits for storage in all, in milliseconds, so that it is answered within three seconds. */
const REQUEST_MS = 2_500;

/** The same for what one can do without. */
const SHORT_PATIENCE_MS = 1_000;

/** How long nobody waits again for what one can do without, once it did not come, in milliseconds. */
const PAUSE_MS = 10_000;

let lateAt = -Infinity;

/** An answer, if it comes in time. @param patienceMs Infinity for any time @throws TooLate */
export async function within<Answer>(patienceMs: number, answer: Promise<Answer>): Promise<Answer> {
  if (patienceMs === Infinity) return answer;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What one can do without, if storage has it soon. A storage that stalls is not asked again for a while, so that of
 * all who play in this isolate one waits a moment, and the others not at all.
 *
 * @param now Unix milliseconds
 * @throws TooLate, or what asking throws
 */
export async function soon<Answer>(now: number, ask: () => Promise<Answer>): Promise<Answer> {
  if (Math.abs(now - lateAt) < PAUSE_MS) throw new TooLate("it was late a moment ago");
  try {
    return await within(SHORT_PATIENCE_MS, ask());
  } catch (error) {
    if (error instanceof TooLate) lateAt = now;
    throw error;
  }
}

/** What a patient binding or statement stands for: storage knows its own alone. */
const originals = new WeakMap<object, object>();
const originalOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(originalOf) : isObject(value) ? (originals.get(value) ?? value) : value;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns bindings with a D1 whose every call settles within {@link PATIENCE_MS}, for what has no visitor waiting. */
export const withPatience = (env: Env): Env => ({ ...env, DB: patient(env.DB, () => PATIENCE_MS) });

/** A request that is being answered: how long it still waits for storage, and how work goes on behind its response. */
interface Waiting {
  timeLeft: () => number;
  background: Env;
  waitUntil: (work: Promise<unknown>) => void;
}

const waiting = new WeakMap<Env, Waiting>();

/**
 * Returns a request's bindings, with one deadline for all that it waits for: D1, and through {@link timeLeft} KV. It counts
 * from the first of them, so that a body that comes slowly takes nothing away.
 *
 * @param waitUntil the Worker's own
 */
export function withDeadline(env: Env, waitUntil: Waiting["waitUntil"]): Env {
  let until: number | null = null;
  const left = (): number => (until ??= Date.now() + REQUEST_MS) - Date.now();
  const limited: Env = { ...env, DB: patient(env.DB, left) };
  const background = withPatience(env);
  waiting.set(limited, { timeLeft: left, background, waitUntil });
  waiting.set(background, { timeLeft: () => Infinity, background, waitUntil });
  return limited;
}

/** How long may still be waited for storage, in milliseconds; unlimited outside a request. */
export const timeLeft = (env: Env): number => waiting.get(env)?.timeLeft() ?? Infinity;

/**
 * Starts work that goes on if the request is answered before it ends. The caller may wait for it, or not. Outside a request
 * it is simply started.
 */
export function inBackground<Answer>(env: Env, work: (env: Env) => Promise<Answer>): Promise<Answer> {
  const request = waiting.get(env);
  if (request === undefined) return work(env);
  const running = work(request.background);
  request.waitUntil(running.catch(() => {}));
  return running;
}

/** Does work before the caller goes on, or in a request behind its response. */
export async function afterResponse(env: Env, work: (env: Env) => Promise<void>): Promise<void> {
  const running = inBackground(env, work);
  if (!waiting.has(env)) await running;
}

/** A binding whose promises settle in time, and so do those of all it makes, such as statements. */
function patient<Binding extends object>(binding: Binding, patienceMs: () => number): Binding {
  const proxy = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given.map(originalOf));
        if (answer instanceof Promise) return within(patienceMs(), answer);
        return isObject(answer) ? patient(answer, patienceMs) : answer;
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}

/** Whether storage was out of reach: it did not answer, or D1 says so; what SQLite itself has to say is a fault of ours. */
export const isAway = (error: unknown): boolean =>
  error instanceof TooLate || /Network connection lost|D1_ERROR(?!.*SQLITE)/s.test(String(error));
