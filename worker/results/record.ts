import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { log, logAndReturn } from "../runtime/log.ts";
import { retryDelayS, type FinishedRound } from "../runtime/queue-messages.ts";
import {
  inBackground,
  isStorageUnavailable,
  remainingMs,
  StorageTimeoutError,
  withCircuitBreaker,
  withTimeout,
  withTimeouts,
} from "../runtime/timeouts.ts";
import { hasResult, insertResults, type BeforeRecording } from "../store/results.ts";
import { deleteLateResult, recordLateResult } from "../store/late-results.ts";

/** How long D1 may take to record a result before the queue gets it as well, in milliseconds. */
const QUEUE_AFTER_MS = 300;
/** How long the queue gets results at once after D1 was late, in milliseconds. */
const PAUSE_MS = 10_000;

let lateAt = -Infinity;

/** Returns whether a visitor has a result of a puzzle; false without a visitor or an answer of D1. Never throws. */
export async function hasRecordedResult(
  env: Env,
  visitor: string | null,
  game: GameName,
  day: Day,
  now: number,
): Promise<boolean> {
  if (visitor === null) return false;
  return withCircuitBreaker(now, () => hasResult(env, visitor, game, day)).catch(
    logAndReturn(false, "warn", "result-unknown", { game, day }),
  );
}

/**
 * Records a finished round in D1, and hands it to the queue as well if D1 fails or does not answer for
 * {@link QUEUE_AFTER_MS}. Returns when one of them has it. Idempotent.
 *
 * @returns what D1 knew before; null if the queue has the result
 * @throws StorageTimeoutError if neither has it within the request's deadline
 */
export async function saveResult(env: Env, round: FinishedRound, now: number): Promise<BeforeRecording | null> {
  const { game, day } = round;
  const writing = inBackground(env, async (storage) => (await insertResults(storage, [round]))[0] ?? null);
  const isPaused = Math.abs(now - lateAt) < PAUSE_MS;
  try {
    return await withTimeout(isPaused ? 0 : QUEUE_AFTER_MS, writing);
  } catch (error) {
    if (!isPaused && error instanceof StorageTimeoutError) lateAt = now;
    log("warn", "result-queued", error, { game, day });
  }
  const queueing = inBackground(env, async ({ RESULTS }) => {
    await RESULTS.send(round);
    return null;
  });
  try {
    return await withTimeout(remainingMs(env), Promise.any([writing, queueing]));
  } catch (error) {
    log("error", "result-not-queued", error, { game, day });
    throw new StorageTimeoutError("neither D1 nor the queue has the result", { cause: error });
  }
}

/** Results that wait longer than this appear in the health check, in milliseconds. */
const LATE_AFTER_MS = 60 * 60_000;

/**
 * Records queued results in one transaction. Idempotent, in any order. If D1 is unavailable, the messages are retried
 * as long as the queue keeps them, then through the dead-letter queue. If one result fails, the others are recorded one
 * by one.
 */
export async function saveQueuedResults(
  env: Env,
  messages: readonly Message<FinishedRound>[],
  now: number,
): Promise<void> {
  const storage = withTimeouts(env);
  const isLate = ({ body }: Message<FinishedRound>): boolean => now - body.finishedAt > LATE_AFTER_MS;
  try {
    await insertResults(
      storage,
      messages.map(({ body }) => body),
    );
    for (const { id } of messages.filter(isLate)) await deleteLateResult(storage, id);
    for (const message of messages) message.ack();
  } catch (error) {
    const away = isStorageUnavailable(error);
    // If D1 is unavailable for one result it is for all, and a batch must end in time.
    if (!away && messages.length > 1) {
      for (const message of messages) await saveQueuedResults(env, [message], now);
      return;
    }
    for (const message of messages) {
      const { body, id, attempts } = message;
      log("warn", "result-retried", error, { game: body.game, day: body.day, attempts });
      message.retry({ delaySeconds: retryDelayS(attempts) });
      if (!away && isLate(message)) await recordLateResult(storage, id, body.finishedAt).catch(logNotRecorded);
    }
  }
}

/** If D1 is unavailable, the health check reports that anyway. */
const logNotRecorded = logAndReturn(undefined, "warn", "late-result-not-recorded");
