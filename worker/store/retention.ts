import type { Day } from "#rules/shared/day";
import type { Env } from "../env.ts";
import type { RetentionMessage } from "../runtime/queue-messages.ts";
import { leaveBoardsStatements } from "./friends.ts";
import { GAMES_SQL } from "./game-lists.ts";
import { deleteSumsStatements, updateLeaderboardsStatements } from "./tally.ts";

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

export async function deleteExpiredCodes(env: Env, now: number): Promise<void> {
  await env.DB.prepare("DELETE FROM transfers WHERE expires_at <= ?").bind(now).run();
}
