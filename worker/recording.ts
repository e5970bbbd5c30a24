import type { Attempt } from "#rules/attempt";
import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { scoreOf } from "#rules/score";
import { AttemptsMoving, mergeIntoAttempt, moveAttempts } from "./attempts/attempts.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import type { FinishedRound } from "./messages.ts";
import { isAway, withCircuitBreaker, withTimeout, withTimeouts } from "./store/patience.ts";
import { hasResult, insertResults } from "./store/results.ts";
import { forgetWaiting, noteWaiting } from "./store/waiting.ts";

/** How long recording waits for D1 before it leaves the result to the queue, in milliseconds. */
const RECORD_TIMEOUT_MS = 5_000;

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
    return await withCircuitBreaker(now, () => hasResult(env, visitor, game, day));
  } catch (error) {
    log("warn", "finish-unknown", error, { game, day });
    return false;
  }
}

/**
 * Records a finished round: in D1, or through the queue if D1 fails or stalls. If the queue fails as well, the browser still
 * has the round (worker/api/finished.ts). Never throws.
 *
 * @param unconfirmed the append of the last move, if the visitor's object has not responded yet
 * @returns whether the result is in D1
 */
export async function recordFinished(
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

const record = async (env: Env, rounds: readonly FinishedRound[]): Promise<void> =>
  insertResults(env, await Promise.all(rounds.map((round) => confirmAttempt(env, round))));

/**
 * Compares a result with the visitor's attempt, if that has not been done yet. If the attempt is branched, the result
 * counts only for its visitor.
 *
 * @throws if the visitor's object cannot be reached: no result counts unconfirmed, and the queue tries again
 */
async function confirmAttempt(env: Env, round: FinishedRound): Promise<FinishedRound> {
  if (round.attempt === null) return round;
  const { attempt, visitor } = await mergeIntoAttempt(env, round.visitor, round.game, round.attempt).catch(
    async (error: unknown) => {
      // The move was interrupted: it is finished here, and the queue tries again.
      if (error instanceof AttemptsMoving) await moveAttempts(env, error.from, error.into);
      throw error;
    },
  );
  const confirmed = withHint(attempt, { ...round, visitor, attempt: null });
  if (attempt.branched === undefined) return confirmed;
  return { ...confirmed, mark: attempt.branched, counted: false, ranked: false, picks: null };
}

/** Returns the result with the hint of its attempt, if the hint is missing in the token. */
function withHint(attempt: Attempt, round: FinishedRound): FinishedRound {
  if (attempt.hint === undefined || round.hint) return round;
  const hinted = { ...round, hint: true };
  return { ...hinted, score: scoreOf(MEASURES[round.game], hinted) };
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
 * Records what has come through a queue, in whatever order and however often, all of it in one transaction. What D1 still
 * does not take comes again, for as long as a free account's queue keeps a message, and then out of the queue of late results
 * for as long again. A result that is refused for itself, or that nobody can judge, does not keep the others out.
 *
 * @param now Unix milliseconds
 */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[], now: number): Promise<void> {
  const storage = withTimeouts(env);
  const isLate = ({ body }: Message<FinishedRound>): boolean => now - body.finishedAt > LATE_MS;
  try {
    await record(
      storage,
      messages.map(({ body }) => body),
    );
    for (const { id } of messages.filter(isLate)) await forgetWaiting(storage, id);
    for (const message of messages) message.ack();
  } catch (error) {
    const away = isAway(error);
    // A storage that is out of reach for one is so for all, and a batch has to end in time.
    if (!away && messages.length > 1) {
      for (const message of messages) await recordQueued(env, [message], now);
      return;
    }
    for (const message of messages) {
      const { body, id, attempts } = message;
      log("warn", "result-waits", error, { game: body.game, day: body.day, attempts });
      message.retry({ delaySeconds: pauseAfter(attempts) });
      if (!away && isLate(message)) await noteWaiting(storage, id, body.finishedAt).catch(noted);
    }
  }
}

/** Nobody is told of what cannot even be noted: who asks how the site is, is told that storage is out of reach. */
const noted = (error: unknown): void => log("warn", "waiting-not-noted", error);
