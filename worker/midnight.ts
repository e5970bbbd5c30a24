import { addDays, dayAt, type Day } from "#rules/day";
import { ensureDay } from "./deal.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { isDayPublished, publishDay, readMissing } from "./store/puzzles.ts";

/**
 * The daily rollover: makes sure of today, and has tomorrow dealt and published, so that KV has
 * spread it before anybody asks. Each game is dealt by a call of its own, out of a queue: all of
 * them at once would take a free Worker more CPU than it has. Running it twice, or late, or never,
 * does no harm, so every later hour runs it again: what is published costs one look.
 *
 * @param now Unix milliseconds
 */
export async function rollOver(env: Env, now: number): Promise<void> {
  const today = dayAt(now);
  const tomorrow = addDays(today, 1);
  if (!(await isDayPublished(env, today))) await publishDay(env, await ensureDay(env, today, now));
  if (await isDayPublished(env, tomorrow)) return;
  if (!(await queueMissing(env, tomorrow))) await publishDay(env, await ensureDay(env, tomorrow, now));
}

/** Puts what is missing of a day into the queue. False when nothing is, or when the queue does not take it. */
async function queueMissing(env: Env, day: Day): Promise<boolean> {
  const missing = await readMissing(env, day);
  if (missing.length === 0) return false;
  try {
    await env.PUZZLES.sendBatch(missing.map((game) => ({ body: { game, day } })));
    return true;
  } catch (error) {
    log("warn", "puzzles-not-queued", error, { day });
    return false;
  }
}
