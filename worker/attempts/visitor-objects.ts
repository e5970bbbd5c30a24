import { log } from "../runtime/log.ts";
import type { Env } from "../env.ts";
import { retryDelayS, type DeletionMessage } from "../runtime/queue-messages.ts";
import { closeAttempts, deleteAttempts } from "./attempt-calls.ts";

/**
 * Does what a deletion leaves to the visitors' objects, or queues it if one is away. Idempotent. @throws if both fail
 */
export async function deleteInObjects(env: Env, deletion: DeletionMessage): Promise<void> {
  try {
    await callObjects(env, deletion);
  } catch (error) {
    log("warn", "deletion-queued", error);
    await env.RESULTS.send(deletion);
  }
}

/** Handles a message of the queue, which delivers it again if an object is away. */
export async function deleteInObjectsFromQueue(env: Env, message: Message<DeletionMessage>): Promise<void> {
  try {
    await callObjects(env, message.body);
    message.ack();
  } catch (error) {
    log("warn", "deletion-retried", error, { attempts: message.attempts });
    message.retry({ delaySeconds: retryDelayS(message.attempts) });
  }
}

const callObjects = (env: Env, { deleted, adopted }: DeletionMessage): Promise<unknown> =>
  Promise.all([
    deleteAttempts(env, deleted),
    adopted !== undefined && closeAttempts(env, adopted.by, adopted.finished),
  ]);
