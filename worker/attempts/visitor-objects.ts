import { log } from "../runtime/log.ts";
import type { Env } from "../env.ts";
import type { DeletionMessage } from "../runtime/queue-messages.ts";
import { closeAttempts, deleteAttempts } from "./attempt-calls.ts";

/** Tells the visitors' objects of a deletion, or queues it if one is away. @throws if both fail */
export async function deleteInObjects(env: Env, deletion: DeletionMessage): Promise<void> {
  try {
    await tellObjects(env, deletion);
  } catch (error) {
    log("warn", "deletion-queued", error);
    await env.RESULTS.send(deletion);
  }
}

/** Does what a deletion leaves to the visitors' objects. Idempotent. */
export const tellObjects = (env: Env, { deleted, adopted }: DeletionMessage): Promise<unknown> =>
  Promise.all([
    deleteAttempts(env, deleted),
    adopted !== undefined && closeAttempts(env, adopted.by, adopted.finished),
  ]);
