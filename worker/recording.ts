import type { Env } from "./env.ts";
import type { FinishedRound } from "./messages.ts";
import { insertResult } from "./store/results.ts";

/** A D1 that has not answered by then is left to the queue, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Records a finished round: in D1 at once, through the queue when D1 fails or stalls, so that the
 * player notices nothing and no result is lost. Never throws.
 */
export async function recordFinished(env: Env, round: FinishedRound): Promise<void> {
  try {
    await Promise.race([insertResult(env, round), tooLate()]);
  } catch (error) {
    console.warn(`a result goes through the queue: ${String(error)}`);
    await env.RESULTS.send(round).catch((lost: unknown) => console.error(`a result is lost: ${String(lost)}`));
  }
}

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error("D1 stalls")), PATIENCE_MS));

/** Records what has come through the queue; what D1 still does not take comes again after a while. */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[]): Promise<void> {
  for (const message of messages) {
    try {
      await insertResult(env, message.body);
      message.ack();
    } catch (error) {
      console.warn(`a result waits in the queue: ${String(error)}`);
      message.retry();
    }
  }
}
