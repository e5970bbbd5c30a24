import type { CountedEvent } from "#rules/site/usage";
import { dayAt, type Day } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { addEventCounts, type EventCounts } from "../store/event-counts.ts";

/** How long counts are collected, in milliseconds. A request may run for 30 s after its response. */
const COLLECT_MS = 10_000;

/** After this time a write that has not ended counts as lost, in milliseconds. */
const WRITE_LOST_AFTER_MS = 60_000;

/**
 * Counts events of an isolate and writes them to D1 after the response, one row for all events of ten seconds, so that
 * a flood of requests does not become a flood of writes. Failed writes are repeated with the next one. Counts are lost
 * if the isolate ends.
 */
export class EventCounter {
  readonly #collectMs: number;
  #gathered = new Map<Day, EventCounts>();
  /** When the current write began, in Unix milliseconds; null if there is none. */
  #since: number | null = null;

  constructor(collectMs = COLLECT_MS) {
    this.#collectMs = collectMs;
  }

  /** Counts one event with the bindings `env`. `behind` receives the write, which goes on after the response. */
  count(env: Env, behind: (left: Promise<void>) => void, kind: CountedEvent, now: number): void {
    this.#add(dayAt(now), { [kind]: 1 });
    if (this.#since !== null && Math.abs(now - this.#since) < WRITE_LOST_AFTER_MS) return;
    this.#since = now;
    behind(this.#write(env));
  }

  #add(day: Day, counts: EventCounts): void {
    const sums = { ...this.#gathered.get(day) };
    for (const [kind, count] of Object.entries(counts) as [CountedEvent, number][])
      sums[kind] = (sums[kind] ?? 0) + count;
    this.#gathered.set(day, sums);
  }

  async #write(env: Env): Promise<void> {
    await scheduler.wait(this.#collectMs);
    const taken = this.#gathered;
    this.#gathered = new Map();
    this.#since = null;
    try {
      await addEventCounts(env, taken);
    } catch (error) {
      log("warn", "event-counts-not-written", error);
      for (const [day, counts] of taken) this.#add(day, counts);
    }
  }
}
