import type { Env } from "../env.ts";

/** Somebody waits for storage, and it has not answered. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** How long an answer is waited for while somebody waits for ours, in milliseconds: browsers give up after ten seconds. */
const PATIENCE_MS = 3_000;

/** The same for what one can do without. */
const SHORT_PATIENCE_MS = 1_000;

/** How long nobody waits again for what one can do without, once it did not come, in milliseconds. */
const PAUSE_MS = 10_000;

let lateAt = -Infinity;

/** An answer, if it comes in time. @throws TooLate */
export async function within<Answer>(patienceMs: number, answer: Promise<Answer>): Promise<Answer> {
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

/**
 * Everything bound, with a D1 that keeps or breaks every promise in time: whoever asks on behalf of a visitor, or has a
 * whole batch to go through, never waits for a database that stalls.
 */
export const withPatience = (env: Env): Env => ({ ...env, DB: patient(env.DB) });

/** A binding that does so, and all it makes, such as statements. */
function patient<Binding extends object>(binding: Binding): Binding {
  const proxy = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given.map(originalOf));
        if (answer instanceof Promise) return within(PATIENCE_MS, answer);
        return isObject(answer) ? patient(answer) : answer;
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}

/** Whether storage was out of reach: it did not answer, or D1 says so; what SQLite itself has to say is a fault of ours. */
export const isAway = (error: unknown): boolean =>
  error instanceof TooLate || /Network connection lost|D1_ERROR(?!.*SQLITE)/s.test(String(error));
