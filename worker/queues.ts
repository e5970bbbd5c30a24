import type { Env } from "./env.ts";
import { dealFromQueue, type ToDeal } from "./midnight.ts";
import { recordQueued } from "./recording.ts";
import { learnFromQueue, type ToLearn } from "./refresh.ts";
import type { FinishedRound } from "./store/results.ts";

export type Queued = FinishedRound | ToDeal | ToLearn;

/**
 * Takes a batch out of whichever queue it came from; wrangler.toml names them.
 *
 * @param now Unix milliseconds
 */
export async function takeFromQueue(env: Env, batch: MessageBatch<Queued>, now: number): Promise<void> {
  if (batch.queue.endsWith("-puzzles")) {
    for (const { body } of (batch as MessageBatch<ToDeal>).messages) await dealFromQueue(env, body, now);
  } else if (batch.queue.endsWith("-refresh")) {
    for (const { body } of (batch as MessageBatch<ToLearn>).messages) await learnFromQueue(env, body, now);
  } else await recordQueued(env, batch as MessageBatch<FinishedRound>);
}
