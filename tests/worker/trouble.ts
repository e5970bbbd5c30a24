import type { Bindings } from "../../worker/env.ts";
import { intercept } from "./intercept.ts";

type Call = () => unknown;

const MAX_WAIT_MS = 25_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const fail = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));

/** Faults of bindings. `ended` waits until a test ends the waiting calls of the fault, at most 25 seconds. */
const FAULTS = {
  gone: fail,
  /** Stalls until the test waits for background work, and then fails. */
  stalled: (_call: Call, ended: () => Promise<void>) => ended().then(fail),
  /** Is executed once the test sets other faults. */
  held: (call: Call, ended: () => Promise<void>) => ended().then(call),
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

/** How often waiting calls have been ended. */
const ends: Partial<Record<Fault, number>> = {};

/** Executes all held calls, or fails all stalled ones. */
export function endCalls(trouble: "held" | "stalled"): void {
  ends[trouble] = (ends[trouble] ?? 0) + 1;
}

/** Returns a binding with a fault. */
export function troubled(binding: object, trouble: Trouble): object {
  const { fault, call } = typeof trouble === "string" ? { fault: trouble, call: null } : trouble;
  const before = ends[fault];
  let calls = 0;
  // Polls: a request cannot wait for a promise that another request resolves.
  const ended = async () => {
    for (const end = Date.now() + MAX_WAIT_MS; ends[fault] === before && Date.now() < end;) await wait(10);
  };
  return intercept(binding, ({ make }) => {
    calls++;
    return call === null || call === calls ? FAULTS[fault](make, ended) : make();
  });
}
