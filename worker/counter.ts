import type { Counted } from "#rules/audience";
import { dayAt, type Day } from "#rules/day";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { addCounts, type Counts } from "./store/counts.ts";

/** What is counted is gathered for so long before it is written, in milliseconds; a call may go on for 30 s behind its answer. */
const GATHERING_MS = 10_000;

/** By then somebody's call that was to write has ended, whatever became of it, in milliseconds. */
const GIVEN_UP_MS = 60_000;

/**
 * Counts what happens in an isolate and writes it to D1 behind the answers, one row for all that came within ten seconds, so
 * that no flood of links or faults becomes one of writes. What cannot be written is kept for the next time; what an
 * isolate holds that is ended in the middle of it is lost.
 */
export class Counter {
  readonly #gatheringMs: number;
  #gathered = new Map<Day, Counts>();
  /** Since when a call is to write, in Unix milliseconds; null while none is. */
  #since: number | null = null;

  constructor(gatheringMs = GATHERING_MS) {
    this.#gatheringMs = gatheringMs;
  }

  /**
   * Counts one of a kind.
   *
   * @param env with the D1 to write to
   * @param behind takes what goes on behind the answer
   * @param now Unix milliseconds
   */
  count(env: Env, behind: (left: Promise<void>) => void, kind: Counted, now: number): void {
    this.#add(dayAt(now), { [kind]: 1 });
    if (this.#since !== null && Math.abs(now - this.#since) < GIVEN_UP_MS) return;
    this.#since = now;
    behind(this.#write(env));
  }

  #add(day: Day, counts: Counts): void {
    const sums = { ...this.#gathered.get(day) };
    for (const [kind, count] of Object.entries(counts) as [Counted, number][]) sums[kind] = (sums[kind] ?? 0) + count;
    this.#gathered.set(day, sums);
  }

  async #write(env: Env): Promise<void> {
    await scheduler.wait(this.#gatheringMs);
    const taken = this.#gathered;
    this.#gathered = new Map();
    this.#since = null;
    try {
      await addCounts(env, taken);
    } catch (error) {
      log("warn", "counts-unwritten", error);
      for (const [day, counts] of taken) this.#add(day, counts);
    }
  }
}
