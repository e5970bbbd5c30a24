import { puzzleDaysAround } from "#rules/shared/schedule";
import { dayAt, type Day } from "#rules/shared/day";
import { SCHEDULES, type GameName, type Schedule } from "#rules/shared/game-config";
import { ensurePuzzles } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import type { DealMessage } from "../runtime/queue-messages.ts";
import { arePublished, isComplete, publishPuzzles, readUndealtPuzzles } from "../store/puzzles.ts";

/**
 * The daily rollover: deals today if it is missing, and queues tomorrow's and next week's puzzles, so that KV has
 * spread them in time, and those of yesterday and last week, which a new site lacks. Each game is dealt by a queue
 * message of its own, because all together exceed a free Worker's CPU limit. Idempotent, and repeated every hour. A day
 * or a game that fails does not stop the others.
 *
 * @throws AggregateError if a game could not be dealt or queued, so that the cron is reported as failed
 */
export async function runRollover(env: Env, now: number): Promise<void> {
  const failed: unknown[] = [];
  const attempt = <Result>(work: Promise<Result>) => work.catch((error: unknown) => void failed.push(error));
  for (const every of SCHEDULES) {
    const [running, ...others] = puzzleDaysAround({ every }, dayAt(now));
    if (!(await arePublished(env, every, running))) await attempt(dealNow(env, every, running, now));
    const unpublished: Day[] = [];
    for (const day of others) if (!(await arePublished(env, every, day))) unpublished.push(day);
    if (unpublished.length === 0) continue;
    const queued = (await attempt(queueMissing(env, every, unpublished))) ?? unpublished;
    for (const day of unpublished) if (!queued.includes(day)) await attempt(dealNow(env, every, day, now));
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.join("; "));
}

async function dealNow(env: Env, every: Schedule, day: Day, now: number): Promise<void> {
  const document = await ensurePuzzles(env, every, day, now);
  if (!isComplete(every, document)) throw new Error(`not all games of ${day} could be dealt`);
  await publishPuzzles(env, every, document);
}

/** Queues the games that are missing on some days. Returns those days; none if the queue does not accept them. */
async function queueMissing(env: Env, every: Schedule, days: readonly Day[]): Promise<Day[]> {
  const missing = await readUndealtPuzzles(env, every, days);
  const messages = new Map<GameName, DealMessage>();
  for (const { game, day } of missing) {
    const message = messages.get(game);
    if (message === undefined) messages.set(game, { game, day, later: [] });
    else message.later.push(day);
  }
  if (messages.size === 0) return [];
  try {
    await env.PUZZLES.sendBatch([...messages.values()].map((body) => ({ body })));
    return missing.map(({ day }) => day);
  } catch (error) {
    log("warn", "puzzles-not-queued", error, { days: days.join(", ") });
    return [];
  }
}
