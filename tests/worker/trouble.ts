import { intercept } from "./intercept.ts";

/**
 * A fault of a binding: every call fails; stalls for 25 seconds and then fails; takes 150 ms; finds an empty KV and
 * stores nothing; is executed but its response is lost; or is executed once the test sets other faults.
 */
export type Trouble = "gone" | "stalled" | "slow" | "empty" | "unheard" | "held";

const STALLED_MS = 25_000;
const SLOW_MS = 150;
const POLL_MS = 10;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let releases = 0;

/** Executes all held calls. */
export function releaseHeld(): void {
  releases++;
}

/** Returns a binding with a fault. */
export function troubled<Binding extends object>(binding: Binding, trouble: Trouble): Binding {
  const before = releases;
  return intercept(binding, async ({ make }) => {
    if (trouble === "empty") return null;
    // Polls: a request cannot wait for a promise that another request resolves.
    while (trouble === "held" && releases === before) await wait(POLL_MS);
    if (trouble === "slow") await wait(SLOW_MS);
    if (trouble === "stalled") await wait(STALLED_MS);
    if (trouble === "unheard") await make();
    if (trouble === "held" || trouble === "slow") return make();
    throw new Error("D1_ERROR: Network connection lost.");
  });
}
