import type { Bindings } from "../../worker/env.ts";
import { intercept } from "./intercept.ts";

type Call = () => unknown;

const MAX_WAIT_MS = 25_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const fail = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));

/** Faults of bindings. `ended` waits until a test ends stalled calls, at most 25 seconds. */
const FAULTS = {
  gone: fail,
  /** Stalls until the test waits for background work, and then fails. */
  stalled: (_call: Call, ended: () => Promise<void>) => ended().then(fail),
  slow: (call: Call) => wait(150).then(call),
  /** Finds an empty KV, and stores nothing. */
  empty: async () => null,
  /** Is executed, but its response is lost. */
  unheard: async (call: Call) => Promise.resolve(call()).then(fail),
  /** Asks not to be called again. */
  overloaded: () => Promise.reject(Object.assign(new Error("Durable Object is overloaded."), { overloaded: true })),
};

type Fault = keyof typeof FAULTS;
/** A fault of all calls, or only of one call in each request: `{ fault: "gone", call: 1 }` for the first. */
type Trouble = Fault | { fault: Fault; call: number };
export type Troubles = Partial<Record<keyof Bindings, Trouble>>;

/** How often stalled calls have been ended. */
let ends = 0;
export const endStalledCalls = (): number => ++ends;

/** Returns a binding with a fault. */
export function troubled(binding: object, trouble: Trouble): object {
  const { fault, call } = typeof trouble === "string" ? { fault: trouble, call: null } : trouble;
  const before = ends;
  let calls = 0;
  // Polls: a request cannot wait for a promise that another request resolves.
  const ended = async () => {
    for (const end = Date.now() + MAX_WAIT_MS; ends === before && Date.now() < end;) await wait(10);
  };
  return intercept(binding, ({ make }) => {
    calls++;
    return call === null || call === calls ? FAULTS[fault](make, ended) : make();
  });
}
