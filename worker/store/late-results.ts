import type { Env } from "../env.ts";

/** After this time no queue has a result any more, in milliseconds: the queue and its dead-letter queue have a day each. */
export const MAX_WAIT_MS: number = 3 * 24 * 60 * 60_000;

/** Records that a queue message's result has waited too long since its round ended. */
export async function recordLateResult(env: Env, message: string, since: number): Promise<void> {
  await env.DB.prepare("INSERT INTO waiting (message, since) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .bind(message, since)
    .run();
}

export async function deleteLateResult(env: Env, message: string): Promise<void> {
  await env.DB.prepare("DELETE FROM waiting WHERE message = ?").bind(message).run();
}
