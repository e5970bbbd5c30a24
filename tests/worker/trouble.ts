/**
 * What can be the matter with a binding: every call of it fails, stalls for 25 seconds and then fails, comes after 150 ms,
 * finds a KV that knows of nothing and forgets what it is told,
 * is done and never heard of, or is done once the test says what is the matter from then on.
 */
export type Trouble = "gone" | "stalled" | "slow" | "empty" | "unheard" | "held";

const STALLED_MS = 25_000;
const SLOW_MS = 150;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const POLL_MS = 10;
let releases = 0;

/** Lets all calls go on that are held. */
export function releaseHeld(): void {
  releases++;
}

/** Waits for the release. It looks for it: a request cannot wait for a promise that another request resolves. */
async function untilReleased(before: number): Promise<void> {
  while (releases === before) await wait(POLL_MS);
}

/** What D1 says when its database cannot be reached. */
const lost = (): Error => new Error("D1_ERROR: Network connection lost.");

/** Calls that only make something, such as a statement, and ask nobody. */
const MAKING = new Set(["prepare", "bind", "withSession", "getByName"]);

const originals = new WeakMap<object, object>();
const originalOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(originalOf)
    : typeof value === "object" && value !== null
      ? (originals.get(value) ?? value)
      : value;

/** A binding in trouble, and all it makes. */
export function troubled<Binding extends object>(
  binding: Binding,
  trouble: Trouble,
  before: number = releases,
): Binding {
  const proxy = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const call = (given: unknown[]): unknown => Reflect.apply(member, target, given.map(originalOf));
      if (MAKING.has(String(name))) return (...given: unknown[]) => troubled(call(given) as object, trouble, before);
      return async (...given: unknown[]): Promise<unknown> => {
        if (trouble === "gone") throw lost();
        if (trouble === "empty") return null;
        if (trouble === "held") {
          await untilReleased(before);
          return call(given);
        }
        if (trouble === "unheard") await call(given);
        else await wait(trouble === "stalled" ? STALLED_MS : SLOW_MS);
        if (trouble !== "slow") throw lost();
        return call(given);
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}
