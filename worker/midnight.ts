import { addDays, dayAt, type Day } from "#rules/day";
import { ensureDay } from "./deal.ts";
import type { Env } from "./env.ts";
import { retain } from "./retention.ts";
import { publishDay, readMissing } from "./store/puzzles.ts";

/**
 * The daily rollover: makes sure of today, and has tomorrow dealt and published, so that KV has
 * spread it before anybody asks. Each game is dealt by a call of its own, out of a queue: all of
 * them at once would take a free Worker more CPU than it has. Running it twice, or late, or never,
 * does no harm. What has been kept for as long as it may is forgotten by the way, also when nothing
 * can be dealt.
 *
 * @param now Unix milliseconds
 */
export async function rollOver(env: Env, now: number): Promise<void> {
  try {
    await dealAhead(env, now);
  } finally {
    await retain(env, now);
  }
}

async function dealAhead(env: Env, now: number): Promise<void> {
  const today = dayAt(now);
  const tomorrow = addDays(today, 1);
  await publishDay(env, await ensureDay(env, today, now));
  if (!(await queueTomorrow(env, tomorrow))) await publishDay(env, await ensureDay(env, tomorrow, now));
}

/** Puts what is missing of tomorrow into the queue. False when nothing is, or when the queue does not take it. */
async function queueTomorrow(env: Env, day: Day): Promise<boolean> {
  const missing = await readMissing(env, day);
  if (missing.length === 0) return false;
  try {
    await env.PUZZLES.sendBatch(missing.map((game) => ({ body: { game, day } })));
    return true;
  } catch (error) {
    console.warn(`tomorrow is dealt at once: ${String(error)}`);
    return false;
  }
}
