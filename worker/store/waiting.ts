import type { Env } from "../env.ts";

/**
 * Notes that a result has waited in a queue for longer than it should.
 *
 * @param message the queue's id of what it came in
 * @param since when the round ended, in Unix milliseconds
 */
export async function noteWaiting(env: Env, message: string, since: number): Promise<void> {
  await env.DB.prepare("INSERT INTO waiting (message, since) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .bind(message, since)
    .run();
}

/** Forgets it again: the result is recorded. */
export async function forgetWaiting(env: Env, message: string): Promise<void> {
  await env.DB.prepare("DELETE FROM waiting WHERE message = ?").bind(message).run();
}
