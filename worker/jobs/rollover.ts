import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, dayAt, type Day } from "#rules/shared/day";
import { SCHEDULES, type Schedule } from "#rules/shared/game-config";
import { ensurePuzzles } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { arePublished, isComplete, publishPuzzles, readUndealtGames } from "../store/puzzles.ts";

/**
 * The daily rollover: deals today if it is missing, and queues tomorrow's and next week's puzzles, so that KV has
 * spread them in time. Each game is dealt by a queue message of its own, because all together exceed a free Worker's
 * CPU limit. Idempotent, and repeated every hour. A day or a game that fails does not stop the others.
 *
 * @param now Unix milliseconds
 * @throws AggregateError if a game could not be dealt or queued, so that the cron is reported as failed
 */
export async function runRollover(env: Env, now: number): Promise<void> {
  const today = dayAt(now);
  const failed: unknown[] = [];
  for (const every of SCHEDULES) {
    const running = puzzleDayOn({ every }, today);
    // The same week if it still runs tomorrow.
    const days = new Set([running, puzzleDayOn({ every }, addDays(today, 1))]);
    for (const day of days) {
      try {
        if (await arePublished(env, every, day)) continue;
        if (day === running || !(await queueMissing(env, every, day))) await dealNow(env, every, day, now);
      } catch (error) {
        failed.push(error);
      }
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.join("; "));
}

/** @throws Error if a game could not be dealt */
async function dealNow(env: Env, every: Schedule, day: Day, now: number): Promise<void> {
  const document = await ensurePuzzles(env, every, day, now);
  if (!isComplete(every, document)) throw new Error(`not all games of ${day} could be dealt`);
  await publishPuzzles(env, every, document);
}

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
