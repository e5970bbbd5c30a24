import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Env } from "./env.ts";
import type { FinishedRound } from "./messages.ts";
import { log } from "./log.ts";
import { isAway, soon, withPatience } from "./store/patience.ts";
import { hasResult, insertResult } from "./store/results.ts";
import { forgetWaiting, noteWaiting } from "./store/waiting.ts";

/**
 * Whether a visitor has finished a day's puzzle, on whatever device. Nothing is read for who is not known, and a D1
 * that fails or stalls knows of nothing: a round can be dealt without it. Never throws.
 *
 * @param now Unix milliseconds
 */
export async function hasFinished(
  env: Env,
  visitor: string | null,
  game: GameName,
  day: Day,
  now: number,
): Promise<boolean> {
  if (visitor === null) return false;
  try {
    return await soon(now, () => hasResult(env, visitor, game, day));
  } catch (error) {
    log("warn", "finish-unknown", error, { game, day });
    return false;
  }
}

/**
 * Records a finished round: in D1 at once, through the queue when D1 fails or stalls, so that the
 * player notices nothing. Should the queue fail as well, his browser has the round (worker/api/finished.ts). Never throws.
 *
 * @returns whether it is in D1
 */
export async function recordFinished(env: Env, round: FinishedRound): Promise<boolean> {
  const { game, day } = round;
  try {
    await insertResult(env, round);
    return true;
  } catch (error) {
    log("warn", "result-queued", error, { game, day });
    await env.RESULTS.send(round).catch((lost: unknown) => log("error", "result-not-queued", lost, { game, day }));
    return false;
  }
}

/** The first pause before a message comes again, and the longest, in seconds. */
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = 3_600;

/** How long after what did not go another try is made, in seconds: twice as long each time, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (Math.max(1, attempts) - 1));

/** What waits for longer than this is late, in milliseconds: whoever watches over the site is told (worker/api/health.ts). */
const LATE_MS = 60 * 60_000;

/**
 * Records what has come through a queue, in whatever order and however often; what D1 still does not take comes again,
 * for as long as a free account's queue keeps a message, and then out of the queue of late results for as long again.
 *
 * @param now Unix milliseconds
 */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[], now: number): Promise<void> {
  const storage = withPatience(env);
  let away: unknown = null;
  for (const message of messages) {
    const { body, id, attempts } = message;
    const isLate = now - body.finishedAt > LATE_MS;
    try {
      // A storage that is out of reach for one is so for all, and a batch has to end in time.
      if (away !== null) throw away;
      await insertResult(storage, body);
      if (isLate) await forgetWaiting(storage, id);
      message.ack();
    } catch (error) {
      if (isAway(error)) away = error;
      log("warn", "result-waits", error, { game: body.game, day: body.day, attempts });
      message.retry({ delaySeconds: pauseAfter(attempts) });
      if (away === null && isLate) await noteWaiting(storage, id, body.finishedAt).catch(noted);
    }
  }
}

/** Nobody is told of what cannot even be noted: who asks how the site is, is told that storage is out of reach. */
const noted = (error: unknown): void => log("warn", "waiting-not-noted", error);
