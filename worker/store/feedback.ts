import type { Feedback } from "#rules/site/feedback";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import type { Env } from "../env.ts";

/** Maximum number of messages per sender within {@link SENDER_MS}, in milliseconds. */
const MAX_MESSAGES = 5;
export const SENDER_MS = RETENTION_PERIODS.senderMinutes * 60_000;

/** SQL: erases the senders of messages sent until ?1. */
export const ERASE_SENDERS_SQL = "UPDATE feedback SET sender = NULL WHERE sender IS NOT NULL AND sent_at <= ?1";

/** Stores a message, or returns false at its sender's limit: one statement counts and writes. The sender is a hash. */
export async function saveFeedback(env: Env, feedback: Feedback, sender: string, now: number): Promise<boolean> {
  const { name, email, message } = feedback;
  const [, inserted] = await env.DB.batch([
    env.DB.prepare(ERASE_SENDERS_SQL).bind(now - SENDER_MS),
    env.DB.prepare(
      `INSERT INTO feedback (name, email, message, sent_at, sender)
       SELECT nullif(?1, ''), nullif(?2, ''), ?3, ?4, ?5 WHERE (SELECT count(*) FROM feedback WHERE sender = ?5) < ?6`,
    ).bind(name, email, message, now, sender, MAX_MESSAGES),
  ]);
  return inserted !== undefined && inserted.meta.changes > 0;
}
