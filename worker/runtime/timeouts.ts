import type { Env, RequestContext } from "../env.ts";

export class StorageTimeoutError extends Error {
  override name = "StorageTimeoutError";
}

/** How long a call of D1 may take outside a request, in milliseconds. */
const STORAGE_TIMEOUT_MS = 3_000;

/** Timeout of all storage calls of a request together, in milliseconds, so that it is answered within three seconds. */
const REQUEST_MS = 2_500;

/** How long a call may take that a request can do without, in milliseconds. */
const OPTIONAL_TIMEOUT_MS = 1_000;

/** How long such calls fail at once after one has timed out, in milliseconds. */
const PAUSE_MS = 10_000;

/** Returns an answer if it comes in time. @param timeoutMs Infinity for any time @throws StorageTimeoutError */
export async function withTimeout<Answer>(timeoutMs: number, answer: Promise<Answer>): Promise<Answer> {
  if (timeoutMs === Infinity) return answer;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageTimeoutError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a function that calls storage for something that a request can do without. After a timeout, further calls in this
 * isolate fail at once for {@link PAUSE_MS}, so that only one request waits. The function throws StorageTimeoutError, or
 * what the call throws.
 */
export function createCircuitBreaker() {
  let lateAt = -Infinity;
  return async <Answer>(now: number, call: () => Promise<Answer>, timeoutMs = Infinity): Promise<Answer> => {
    if (Math.abs(now - lateAt) < PAUSE_MS) throw new StorageTimeoutError("it was late a moment ago");
    try {
      return await withTimeout(Math.min(OPTIONAL_TIMEOUT_MS, timeoutMs), call());
    } catch (error) {
      if (error instanceof StorageTimeoutError && timeoutMs >= OPTIONAL_TIMEOUT_MS) lateAt = now;
      throw error;
    }
  };
}

/** For calls of D1. */
export const withCircuitBreaker = createCircuitBreaker();

/** Returns bindings with a D1 whose every call times out after {@link STORAGE_TIMEOUT_MS}, for work outside requests. */
export const withTimeouts = (env: Env): Env => ({ ...env, DB: limited(env.DB, () => STORAGE_TIMEOUT_MS) });

/** Returns bindings with one deadline for D1 and KV, which begins with the first call: after the request's body. */
export function withDeadline(env: Env, waitUntil: RequestContext["waitUntil"]): Env {
  let until: number | null = null;
  const left = (): number => (until ??= Date.now() + REQUEST_MS) - Date.now();
  return { ...env, DB: limited(env.DB, left), request: { timeLeft: left, waitUntil } };
}

/** Returns how long storage may still take, in milliseconds: Infinity outside a request. */
export const remainingMs = ({ request }: Env): number => request?.timeLeft() ?? Infinity;

/** Starts work that may outlive the request, with timeouts of its own instead of the request's deadline. */
export function inBackground<Answer>(env: Env, work: (env: Env) => Promise<Answer>): Promise<Answer> {
  if (env.request === undefined) return work(env);
  const { waitUntil } = env.request;
  const running = work(withTimeouts({ ...env, request: { timeLeft: () => Infinity, waitUntil } }));
  waitUntil(running.catch(() => {}));
  return running;
}

/** Does work after the response of a request. Outside a request the caller waits for it. */
export async function afterResponse(env: Env, work: (env: Env) => Promise<void>): Promise<void> {
  const running = inBackground(env, work);
  if (env.request === undefined) await running;
}

/** The binding or statement behind each proxy of {@link limited}: D1 accepts only its own statements. */
const originals = new WeakMap<object, object>();
const originalOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(originalOf) : isObject(value) ? (originals.get(value) ?? value) : value;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns a binding whose calls time out, as do those of the statements that it makes. A limit replaces an earlier one. */
function limited<Binding extends object>(binding: Binding, timeoutMs: () => number): Binding {
  const original = originalOf(binding) as Binding;
  const proxy = new Proxy(original, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given.map(originalOf));
        if (answer instanceof Promise) return withTimeout(timeoutMs(), answer);
        return isObject(answer) ? limited(answer, timeoutMs) : answer;
      };
    },
  });
  originals.set(proxy, original);
  return proxy;
}

/** Returns whether storage was out of reach: it did not answer, or D1 says so. An error of SQLite is a fault of the Worker. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof StorageTimeoutError || /Network connection lost|D1_ERROR(?!.*SQLITE)/s.test(String(error));
