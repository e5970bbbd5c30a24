import { DAY_MS, type Day } from "#rules/shared/day";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import type { Env } from "../env.ts";
import type { RetentionMessage } from "../runtime/queue-messages.ts";
import { ERASE_SENDERS_SQL, SENDER_MS } from "./feedback.ts";
import { leaveBoardsStatements } from "./friends.ts";
import { GAMES_SQL } from "./game-lists.ts";
import { MAX_WAIT_MS } from "./late-results.ts";
import { deleteSumsStatements, updateLeaderboardsStatements } from "./tally.ts";

/** How long queued results follow a visitor to the one who adopted them, in milliseconds: as long as a queue has them. */
const FOLLOW_MS = 2 * DAY_MS;

/** How many messages an hourly run deletes. The next run continues. */
const MAX_MESSAGES = 500;

/** What expires whatever its visitor does: a statement, and the age in milliseconds at which rows expire (?1). */
const EXPIRING: readonly (readonly [statement: string, afterMs: number])[] = [
  ["DELETE FROM transfers WHERE expires_at <= ?1", 0],
  ["DELETE FROM limited_requests WHERE at <= ?1", RETENTION_PERIODS.limitedRequestHours * 60 * 60_000],
  ["DELETE FROM waiting WHERE since < ?1", MAX_WAIT_MS],
  ["DELETE FROM deleted_visitors WHERE deleted_at < ?1", RETENTION_PERIODS.deletedVisitorDays * DAY_MS],
  ["UPDATE deleted_visitors SET adopted_by = NULL WHERE adopted_by IS NOT NULL AND deleted_at < ?1", FOLLOW_MS],
  ["DELETE FROM counts WHERE day < date(?1 / 1000, 'unixepoch')", RETENTION_PERIODS.countDays * DAY_MS],
  [ERASE_SENDERS_SQL, SENDER_MS],
  [
    `DELETE FROM feedback WHERE id IN (SELECT id FROM feedback WHERE sent_at <= ?1 ORDER BY sent_at LIMIT ${MAX_MESSAGES})`,
    RETENTION_PERIODS.feedbackDays * DAY_MS,
  ],
];

export const deleteExpired = (env: Env, now: number): Promise<unknown>[] =>
  EXPIRING.map(([statement, afterMs]) =>
    env.DB.prepare(statement)
      .bind(now - afterMs)
      .run(),
  );

/** A visitor, and the number of their results if all of them are old; 0 for an active visitor. */
export interface CheckedVisitor {
  visitor: string;
  oldResults: number;
}

/**
 * Reads the next visitors with results, in the order of their ids. A visitor with a recent result costs a few rows,
 * another one all rows of theirs.
 *
 * @param since visitors with a result finished later (Unix milliseconds) are active
 * @param recent all results from this day on were finished later
 */
export async function readVisitorsToCheck(
  env: Env,
  { checkAfter, until }: RetentionMessage,
  since: number,
  recent: Day,
  size: number,
): Promise<CheckedVisitor[]> {
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE slice (visitor, number) AS (
       SELECT (SELECT MIN(visitor) FROM results WHERE visitor > ?1 AND visitor < ?2), 1
       UNION ALL
       SELECT (SELECT MIN(visitor) FROM results WHERE visitor > slice.visitor AND visitor < ?2), number + 1
       FROM slice WHERE slice.visitor IS NOT NULL AND number < ?3)
     SELECT visitor, iif(
       EXISTS (SELECT 1 FROM results WHERE visitor = slice.visitor AND game IN (${GAMES_SQL}) AND day >= ?5), 0,
       (SELECT iif(MAX(finished_at) > ?4, 0, COUNT(*)) FROM results WHERE visitor = slice.visitor)) AS oldResults
     FROM slice WHERE visitor IS NOT NULL`,
  )
    .bind(checkAfter, until, size, since, recent)
    .all<CheckedVisitor>();
  return results;
}

/** Deletes visitors without a result `since`, and nicknames without any, whose ids are after one and up to another. */
export async function deleteInactiveVisitors(
  env: Env,
  away: readonly string[],
  since: number,
  after: string,
  last: string,
): Promise<void> {
  const ids = JSON.stringify(away);
  const unplayed = "NOT EXISTS (SELECT 1 FROM results WHERE visitor = visitors.id)";
  await env.DB.batch([
    env.DB.prepare("DELETE FROM results WHERE visitor IN (SELECT value FROM json_each(?1)) AND finished_at <= ?2").bind(
      ids,
      since,
    ),
    env.DB.prepare(`DELETE FROM visitors WHERE id IN (SELECT value FROM json_each(?1)) AND ${unplayed}`).bind(ids),
    ...deleteSumsStatements(env, away),
    ...updateLeaderboardsStatements(env, away),
    ...leaveBoardsStatements(env, away),
    env.DB.prepare(`DELETE FROM visitors WHERE id > ?1 AND id <= ?2 AND named_at <= ?3 AND ${unplayed}`).bind(
      after,
      last,
      since,
    ),
  ]);
}
