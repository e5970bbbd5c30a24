import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Env } from "./env.ts";
import type { FinishedRound } from "./messages.ts";
import { hasResult, insertResults } from "./store/results.ts";

/** A D1 that has not answered by then is left to the queue, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The same where somebody waits for his round to be dealt. */
const SHORT_PATIENCE_MS = 1_000;

/**
 * Whether a visitor has finished a day's puzzle, on whatever device. Nothing is read for who is not known, and a D1
 * that fails or stalls knows of nothing: a round can be dealt without it. Never throws.
 */
export async function hasFinished(env: Env, visitor: string | null, game: GameName, day: Day): Promise<boolean> {
  if (visitor === null) return false;
  try {
    return await Promise.race([hasResult(env, visitor, game, day), tooLate(SHORT_PATIENCE_MS)]);
  } catch (error) {
    console.warn(`nobody knows whether a day is finished: ${String(error)}`);
    return false;
  }
}

/**
 * Records a finished round: in D1 at once, through the queue when D1 fails or stalls, so that the
 * player notices nothing and no result is lost. Never throws.
 */
export async function recordFinished(env: Env, round: FinishedRound): Promise<void> {
  try {
    await Promise.race([insertResults(env, [round]), tooLate(PATIENCE_MS)]);
  } catch (error) {
    console.warn(`a result goes through the queue: ${String(error)}`);
    await env.RESULTS.send(round).catch((lost: unknown) => console.error(`a result is lost: ${String(lost)}`));
  }
}

const tooLate = (patienceMs: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error("D1 stalls")), patienceMs));

/**
 * Records what has come through the queue, all of it in one transaction; what D1 still does not take comes again after a
 * while. A result that D1 refuses for itself does not keep the others out.
 */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[]): Promise<void> {
  try {
    await insertResults(
      env,
      messages.map(({ body }) => body),
    );
    for (const message of messages) message.ack();
  } catch (error) {
    const [only, ...more] = messages;
    if (only === undefined) return;
    if (more.length > 0) {
      for (const message of messages) await recordQueued(env, [message]);
      return;
    }
    console.warn(`a result waits in the queue: ${String(error)}`);
    only.retry();
  }
}
