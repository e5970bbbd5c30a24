import { puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, type Day } from "#rules/day";
import { CADENCES, type Cadence } from "#rules/measures";
import { ensurePuzzles } from "./deal.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { arePublished, publishPuzzles, readMissing } from "./store/puzzles.ts";

/**
 * The daily rollover: makes sure of today, and has tomorrow, and the week that begins with it, dealt and published, so that KV has
 * spread it before anybody asks. Each game is dealt by a call of its own, out of a queue: all of
 * them at once would take a free Worker more CPU than it has. Running it twice, or late, or never,
 * does no harm, so every later hour runs it again: what is published costs one look.
 *
 * @param now Unix milliseconds
 */
export async function rollOver(env: Env, now: number): Promise<void> {
  const today = dayAt(now);
  for (const every of CADENCES) {
    const running = puzzleDayOn({ every }, today);
    // Of a week that runs on tomorrow, too, it is the same.
    const next = puzzleDayOn({ every }, addDays(today, 1));
    if (!(await arePublished(env, every, running))) await dealHere(env, every, running, now);
    if (next === running || (await arePublished(env, every, next))) continue;
    if (!(await queueMissing(env, every, next))) await dealHere(env, every, next, now);
  }
}

const dealHere = async (env: Env, every: Cadence, day: Day, now: number): Promise<void> =>
  publishPuzzles(env, every, await ensurePuzzles(env, every, day, now));

/** Puts what is missing of a day or a week into the queue. False when nothing is, or when the queue does not take it. */
async function queueMissing(env: Env, every: Cadence, day: Day): Promise<boolean> {
  const missing = await readMissing(env, every, day);
  if (missing.length === 0) return false;
  try {
    await env.PUZZLES.sendBatch(missing.map((game) => ({ body: { game, day } })));
    return true;
  } catch (error) {
    log("warn", "puzzles-not-queued", error, { day });
    return false;
  }
}
