import type { Env } from "../env.ts";

/**
 * Records that a result has waited too long in a queue.
 *
 * @param message id of the queue message
 * @param since when the round ended, in Unix milliseconds
 */
export async function recordLateResult(env: Env, message: string, since: number): Promise<void> {
  await env.DB.prepare("INSERT INTO waiting (message, since) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .bind(message, since)
    .run();
}

/** Deletes the record: the result is stored now. */
export async function deleteLateResult(env: Env, message: string): Promise<void> {
  await env.DB.prepare("DELETE FROM waiting WHERE message = ?").bind(message).run();
}
