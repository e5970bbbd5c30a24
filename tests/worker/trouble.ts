import type { Bindings } from "../../worker/env.ts";
import { intercept } from "./intercept.ts";

/**
 * A fault of a binding: every call fails; stalls until the test waits for background work, at most 25 seconds, and then
 * fails; takes 150 ms; finds an empty KV and stores nothing; is executed but its response is lost; or is executed once
 * the test sets other faults.
 */
export type Trouble = "gone" | "stalled" | "slow" | "empty" | "unheard" | "held";

export type Troubles = Partial<Record<keyof Bindings, Trouble>>;

const MAX_WAIT_MS = { held: Infinity, stalled: 25_000 };
const SLOW_MS = 150;
const POLL_MS = 10;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How often the waiting calls of each fault have been ended. */
const ended = { held: 0, stalled: 0 };

/** Executes all held calls, or fails all stalled ones. */
export function endCalls(trouble: keyof typeof ended): void {
  ended[trouble]++;
}

/** Returns a binding with a fault. */
export function troubled<Binding extends object>(binding: Binding, trouble: Trouble): Binding {
  const before = { ...ended };
  return intercept(binding, async ({ make }) => {
    if (trouble === "empty") return null;
    if (trouble === "held" || trouble === "stalled") {
      const until = Date.now() + MAX_WAIT_MS[trouble];
      // Polls: a request cannot wait for a promise that another request resolves.
      while (ended[trouble] === before[trouble] && Date.now() < until) await wait(POLL_MS);
    }
    if (trouble === "slow") await wait(SLOW_MS);
    if (trouble === "unheard") await make();
    if (trouble === "held" || trouble === "slow") return make();
    throw new Error("D1_ERROR: Network connection lost.");
  });
}
