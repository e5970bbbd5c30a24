import type { Feedback } from "#rules/feedback";
import { PERIODS } from "#rules/register";
import type { Env } from "../env.ts";

/** How many messages one sender may leave, and within how many milliseconds. */
const MOST_MESSAGES = 5;
const SPAN_MS = PERIODS.senderMinutes * 60_000;

/**
 * Writes feedback down, unless its sender has left too much of late. A single statement counts and
 * writes, so that messages sent at the same moment do not slip past each other.
 *
 * @param sender a hash of his address, kept no longer than it counts
 * @param now Unix milliseconds
 * @returns false when it was too much, and nothing is written.
 */
export async function recordFeedback(env: Env, feedback: Feedback, sender: string, now: number): Promise<boolean> {
  const { name, email, message } = feedback;
  const [, written] = await env.DB.batch([
    expireSenders(env, now),
    env.DB.prepare(
      `INSERT INTO feedback (name, email, message, sent_at, sender)
       SELECT nullif(?1, ''), nullif(?2, ''), ?3, ?4, ?5 WHERE (SELECT count(*) FROM feedback WHERE sender = ?5) < ?6`,
    ).bind(name, email, message, now, sender, MOST_MESSAGES),
  ]);
  return written !== undefined && written.meta.changes > 0;
}

/** Forgets who sent what, of all messages that no longer count. */
export async function forgetSenders(env: Env, now: number): Promise<void> {
  await expireSenders(env, now).run();
}

/**
 * Forgets messages that were sent by an instant, in Unix milliseconds.
 *
 * @param most how many of the oldest are looked at
 */
export async function forgetFeedback(env: Env, until: number, most: number): Promise<void> {
  await env.DB.prepare(
    `DELETE FROM feedback WHERE id IN
       (SELECT id FROM (SELECT id, sent_at FROM feedback ORDER BY id LIMIT ?2) WHERE sent_at <= ?1)`,
  )
    .bind(until, most)
    .run();
}

const expireSenders = (env: Env, now: number): D1PreparedStatement =>
  env.DB.prepare("UPDATE feedback SET sender = NULL WHERE sender IS NOT NULL AND sent_at <= ?").bind(now - SPAN_MS);
