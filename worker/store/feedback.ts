import type { Feedback } from "#rules/site/feedback";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import type { Env } from "../env.ts";

/** Maximum number of messages per sender within {@link SPAN_MS} milliseconds. */
const MAX_MESSAGES = 5;
const SPAN_MS = RETENTION_PERIODS.senderMinutes * 60_000;

/** Stores a message, or returns false at its sender's limit: one statement counts and writes. The sender is a hash. */
export async function saveFeedback(env: Env, feedback: Feedback, sender: string, now: number): Promise<boolean> {
  const { name, email, message } = feedback;
  const [, inserted] = await env.DB.batch([
    expireSenders(env, now),
    env.DB.prepare(
      `INSERT INTO feedback (name, email, message, sent_at, sender)
       SELECT nullif(?1, ''), nullif(?2, ''), ?3, ?4, ?5 WHERE (SELECT count(*) FROM feedback WHERE sender = ?5) < ?6`,
    ).bind(name, email, message, now, sender, MAX_MESSAGES),
  ]);
  return inserted !== undefined && inserted.meta.changes > 0;
}

export async function deleteSenderHashes(env: Env, now: number): Promise<void> {
  await expireSenders(env, now).run();
}

/** Deletes messages sent until an instant, in Unix milliseconds. @param most maximum number of messages */
export async function deleteFeedback(env: Env, until: number, most: number): Promise<void> {
  await env.DB.prepare(
    "DELETE FROM feedback WHERE id IN (SELECT id FROM feedback WHERE sent_at <= ?1 ORDER BY sent_at LIMIT ?2)",
  )
    .bind(until, most)
    .run();
}

const expireSenders = (env: Env, now: number): D1PreparedStatement =>
  env.DB.prepare("UPDATE feedback SET sender = NULL WHERE sender IS NOT NULL AND sent_at <= ?").bind(now - SPAN_MS);
