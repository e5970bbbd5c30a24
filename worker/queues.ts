import type { Env } from "./env.ts";
import { dealFromQueue, type ToDeal } from "./midnight.ts";
import { recordQueued } from "./recording.ts";
import type { FinishedRound } from "./store/results.ts";

export type Queued = FinishedRound | ToDeal;

/**
 * Takes a batch out of whichever queue it came from; wrangler.toml names them.
 *
 * @param now Unix milliseconds
 */
export async function takeFromQueue(env: Env, batch: MessageBatch<Queued>, now: number): Promise<void> {
  if (!batch.queue.endsWith("-puzzles")) return recordQueued(env, batch as MessageBatch<FinishedRound>);
  for (const { body } of (batch as MessageBatch<ToDeal>).messages) await dealFromQueue(env, body, now);
}
