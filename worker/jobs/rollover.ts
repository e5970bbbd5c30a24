import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, dayAt, type Day } from "#rules/shared/day";
import { SCHEDULES, type Schedule } from "#rules/shared/game-config";
import { ensurePuzzles } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { arePublished, publishPuzzles, readUndealtGames } from "../store/puzzles.ts";

/**
 * The daily rollover: deals today if it is missing, and queues tomorrow's and next week's puzzles, so that KV has
 * spread them in time. Each game is dealt by a queue message of its own, because all together exceed a free Worker's
 * CPU limit. Idempotent, and repeated every hour.
 *
 * @param now Unix milliseconds
 */
export async function runRollover(env: Env, now: number): Promise<void> {
  const today = dayAt(now);
  for (const every of SCHEDULES) {
    const running = puzzleDayOn({ every }, today);
    // The same week if it still runs tomorrow.
    const next = puzzleDayOn({ every }, addDays(today, 1));
    if (!(await arePublished(env, every, running))) await dealNow(env, every, running, now);
    if (next === running || (await arePublished(env, every, next))) continue;
    if (!(await queueMissing(env, every, next))) await dealNow(env, every, next, now);
  }
}

const dealNow = async (env: Env, every: Schedule, day: Day, now: number): Promise<void> =>
  publishPuzzles(env, every, await ensurePuzzles(env, every, day, now));

/**
 * Queues the missing games of a day or a week. Returns false if there are none, or if the queue does not accept them.
 */
async function queueMissing(env: Env, every: Schedule, day: Day): Promise<boolean> {
  const missing = await readUndealtGames(env, every, day);
  if (missing.length === 0) return false;
  try {
    await env.PUZZLES.sendBatch(missing.map((game) => ({ body: { game, day } })));
    return true;
  } catch (error) {
    log("warn", "puzzles-not-queued", error, { day });
    return false;
  }
}
