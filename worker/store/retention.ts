import { dayAt, type Day } from "#rules/shared/day";
import { GAME_NAMES } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { leaveBoardsStatements } from "./friends.ts";
import { deleteSumsStatements, updateLeaderboardsStatements } from "./tally.ts";

const TASK = "visitors";
/** How much of an id the cursor stores: not enough to identify a visitor. */
const PLACE_LENGTH = 8;

/** Visitors in the order of their ids, and whether each has been inactive. */
interface Slice {
  /** Where the part begins. */
  from: string;
  visitors: { visitor: string; away: number }[];
}

/**
 * Reads the next visitors with results. A visitor with a recent result costs a few rows, another one all rows of
 * theirs.
 *
 * @param since visitors with a result finished later (Unix milliseconds) are active
 * @param recent all results from this day on were finished later
 */
export async function readVisitorsToCheck(env: Env, since: number, recent: Day, size: number): Promise<Slice> {
  const from =
    (await env.DB.prepare("SELECT place FROM cursors WHERE task = ?").bind(TASK).first<string>("place")) ?? "";
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE slice (visitor, number) AS (
       SELECT (SELECT MIN(visitor) FROM results WHERE visitor > ?1), 1
       UNION ALL
       SELECT (SELECT MIN(visitor) FROM results WHERE visitor > slice.visitor), number + 1
       FROM slice WHERE slice.visitor IS NOT NULL AND number < ?2)
     SELECT visitor, CASE
       WHEN EXISTS (SELECT 1 FROM results WHERE visitor = slice.visitor
                      AND game IN (SELECT value FROM json_each(?5)) AND day >= ?4) THEN 0
       WHEN EXISTS (SELECT 1 FROM results WHERE visitor = slice.visitor AND finished_at > ?3) THEN 0
       ELSE 1 END AS away
     FROM slice WHERE visitor IS NOT NULL`,
  )
    .bind(from, size, since, recent, JSON.stringify(GAME_NAMES))
    .all<{ visitor: string; away: number }>();
  return { from, visitors: results };
}

/**
 * Deletes inactive visitors and nicknames without results between two ids, then stores the cursor. Visitors who have
 * finished a puzzle meanwhile are kept.
 *
 * @param since as for {@link readVisitorsToCheck}
 * @param to the last visitor that was checked; null to begin again
 */
export async function deleteInactiveVisitors(
  env: Env,
  away: readonly string[],
  since: number,
  from: string,
  to: string | null,
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
    ...updateLeaderboardsStatements(env, away, dayAt(since)),
    ...leaveBoardsStatements(env, away),
    env.DB.prepare(
      `DELETE FROM visitors WHERE id > ?1 AND (?2 IS NULL OR id <= ?2) AND named_at <= ?3 AND ${unplayed}`,
    ).bind(from, to, since),
    env.DB.prepare("INSERT INTO cursors (task, place) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET place = ?2").bind(
      TASK,
      to?.slice(0, PLACE_LENGTH) ?? "",
    ),
  ]);
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(env: Env, now: number): Promise<void> {
  await env.DB.prepare("DELETE FROM transfers WHERE expires_at <= ?").bind(now).run();
}
