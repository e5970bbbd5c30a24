import type { Attempt } from "#rules/shared/attempt";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { scoreOf } from "#rules/shared/score";
import { AttemptsMovingError, mergeIntoAttempt, moveAttempts, VisitorDeletedError } from "../attempts/attempt-calls.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import { isStorageUnavailable, withCircuitBreaker, withTimeout, withTimeouts } from "../runtime/timeouts.ts";
import { excludeResults, hasResult, insertResults } from "../store/results.ts";
import { deleteLateResult, recordLateResult } from "../store/late-results.ts";

/** How long recording waits for D1 before it queues the result, in milliseconds. */
const RECORD_TIMEOUT_MS = 5_000;

/**
 * Returns whether a visitor has a result of a puzzle, on any device; false without a visitor, or if D1 fails or stalls,
 * because a round can be dealt anyway. Never throws.
 *
 * @param now Unix milliseconds
 */
export async function hasRecordedResult(
  env: Env,
  visitor: string | null,
  game: GameName,
  day: Day,
  now: number,
): Promise<boolean> {
  if (visitor === null) return false;
  try {
    return await withCircuitBreaker(now, () => hasResult(env, visitor, game, day));
  } catch (error) {
    log("warn", "result-unknown", error, { game, day });
    return false;
  }
}

/**
 * Records a finished round: in D1, or through the queue if D1 fails or stalls. If the queue fails as well, the browser
 * still has the round (worker/api/finished.ts). Never throws.
 *
 * @param unconfirmed the append of the last move, if the visitor's object has not responded yet
 * @returns whether the result is in D1
 */
export async function saveResult(
  env: Env,
  round: FinishedRound,
  unconfirmed: Promise<unknown> | null,
): Promise<boolean> {
  const { game, day } = round;
  try {
    if (unconfirmed !== null) await withTimeout(RECORD_TIMEOUT_MS, unconfirmed);
    await withTimeout(RECORD_TIMEOUT_MS, record(env, [round]));
    return true;
  } catch (error) {
    log("warn", "result-queued", error, { game, day });
    await env.RESULTS.send(round).catch((lost: unknown) => log("error", "result-not-queued", lost, { game, day }));
    return false;
  }
}

async function record(env: Env, rounds: readonly FinishedRound[]): Promise<void> {
  const confirmed = await Promise.all(rounds.map((round) => confirmAttempt(env, round)));
  await insertResults(
    env,
    confirmed.filter((round) => round !== null),
  );
}

/**
 * Compares a result with the visitor's attempt, if that has not been done yet. If the attempt is branched, the result
 * counts only for its visitor.
 *
 * @returns null if the visitor was deleted
 * @throws if the visitor's object cannot be reached: no result counts unconfirmed, and the queue tries again
 */
async function confirmAttempt(env: Env, round: FinishedRound): Promise<FinishedRound | null> {
  if (round.attempt === null) return round;
  const merged = await mergeIntoAttempt(env, round.visitor, round.game, round.attempt).catch(async (error: unknown) => {
    if (error instanceof VisitorDeletedError) return null;
    // The move was interrupted: it is finished here, and the queue tries again.
    if (error instanceof AttemptsMovingError) await joinAttempts(env, error.from, error.into);
    throw error;
  });
  if (merged === null) return null;
  const { attempt, visitor } = merged;
  const confirmed = withHint(attempt, { ...round, visitor, attempt: null });
  if (attempt.branched === undefined) return confirmed;
  return { ...confirmed, mark: attempt.branched, picks: null };
}

/**
 * Moves all attempts of one visitor to another after a merge. If an attempt at a running puzzle is branched then, its
 * result counts only for the visitor from now on.
 */
export const joinAttempts = (env: Env, from: string, into: string): Promise<void> =>
  // In the background of a request, its deadline for D1 may be over.
  moveAttempts(env, from, into, (branched) => excludeResults(withTimeouts(env), into, branched));

/** Returns the result with the hint of its attempt, if the hint is missing in the token. */
function withHint(attempt: Attempt, round: FinishedRound): FinishedRound {
  if (attempt.hint === undefined || round.hint) return round;
  const hinted = { ...round, hint: true };
  return { ...hinted, score: scoreOf(GAME_CONFIG[round.game], hinted) };
}

/** The first and the longest pause before a retry, in seconds. */
const FIRST_RETRY_DELAY_S = 30;
const MAX_RETRY_DELAY_S = 3_600;

/** Returns the pause before a retry, in seconds: twice as long each time. @param attempts number of tries so far */
export const retryDelayS = (attempts: number): number =>
  Math.min(MAX_RETRY_DELAY_S, FIRST_RETRY_DELAY_S * 2 ** (Math.max(1, attempts) - 1));

/**
 * Results that wait longer than this are late and appear in the health check (worker/api/health.ts), in milliseconds.
 */
const LATE_AFTER_MS = 60 * 60_000;

/**
 * Records queued results in one transaction. Idempotent, in any order. If D1 is unavailable, the messages are retried
 * as long as the queue keeps them, then through the dead-letter queue. If one result fails, the others are recorded one
 * by one.
 *
 * @param now Unix milliseconds
 */
export async function saveQueuedResults(
  env: Env,
  messages: readonly Message<FinishedRound>[],
  now: number,
): Promise<void> {
  const storage = withTimeouts(env);
  const isLate = ({ body }: Message<FinishedRound>): boolean => now - body.finishedAt > LATE_AFTER_MS;
  try {
    await record(
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
const logNotRecorded = (error: unknown): void => log("warn", "late-result-not-recorded", error);
