import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { leaveBoardsStatements, transferMembershipsStatements } from "./friends.ts";
import { isRecordedSql, recordRequestSql, requestParameters } from "./request-limits.ts";
import {
  deleteResultsStatements,
  deleteSumsStatements,
  updateLeaderboardsStatements,
  updateStreaksStatement,
} from "./tally.ts";
import { markVisitorDeleted } from "./deleted-visitors.ts";
import { PLAYED_COLUMNS, runningDaySql } from "./record-result.ts";

export const readNickname = (env: Env, visitor: string): Promise<string | null> =>
  env.DB.prepare("SELECT nickname FROM visitors WHERE id = ?").bind(visitor).first<string>("nickname");

/** Why a visitor cannot have a nickname: the API's error code. */
type NicknameFault = "unknown-visitor" | "nickname-reserved" | "nickname-taken" | "too-many-nicknames";

/** SQL: whether the visitor ?4 may have the nickname with the key ?5. */
const IS_FREE = `EXISTS (SELECT 1 FROM results WHERE visitor = ?4)
  AND NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?5)
  AND NOT EXISTS (SELECT 1 FROM visitors WHERE nickname_key = ?5 AND id <> ?4)`;

/**
 * Sets the nickname of a visitor with a result, and puts their results on the leaderboards. Returns null, or why not.
 *
 * @param key the nickname folded; no two visitors have the same
 * @param address a keyed hash of the visitor's address, for the limit of new nicknames
 */
export async function setNickname(
  env: Env,
  visitor: string,
  nickname: string,
  key: string,
  address: string,
  now: number,
): Promise<NicknameFault | null> {
  const values = [...requestParameters(address, now), visitor, key] as const;
  const outcomes = await env.DB.batch<{ played: number; hidden: number; taken: number }>([
    env.DB.prepare(
      recordRequestSql("nickname", `${IS_FREE} AND NOT EXISTS (SELECT 1 FROM visitors WHERE id = ?4)`),
    ).bind(...values),
    env.DB.prepare(
      `INSERT INTO visitors (id, nickname_key, nickname, named_at)
       SELECT ?4, ?5, ?6, ?2 WHERE ${IS_FREE}
         AND (EXISTS (SELECT 1 FROM visitors WHERE id = ?4) OR ${isRecordedSql("nickname")})
       ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, nickname_key = excluded.nickname_key`,
    ).bind(...values, nickname),
    ...updateLeaderboardsStatements(env, [visitor]),
    env.DB.prepare(
      `SELECT EXISTS (SELECT 1 FROM results WHERE visitor = ?1) AS played,
              EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?2) AS hidden,
              EXISTS (SELECT 1 FROM visitors WHERE nickname_key = ?2 AND id <> ?1) AS taken`,
    ).bind(visitor, key),
  ]);
  if ((outcomes[1]?.meta.changes ?? 0) > 0) return null;
  const [why] = outcomes.at(-1)?.results ?? [];
  if (why?.played !== 1) return "unknown-visitor";
  if (why.hidden === 1) return "nickname-reserved";
  return why.taken === 1 ? "nickname-taken" : "too-many-nicknames";
}

/** Removes a visitor's nickname, and with it their results from all leaderboards. The results stay. */
export async function clearNickname(env: Env, visitor: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(visitor),
    ...deleteSumsStatements(env, [visitor]),
  ]);
}

/**
 * Deletes everything about a visitor but counts of past days, which identify none, and marks the visitor as deleted.
 */
export async function deleteVisitor(env: Env, visitor: string, now: number): Promise<void> {
  await env.DB.batch([
    ...deleteSumsStatements(env, [visitor]),
    ...deleteResultsStatements(env, visitor, now),
    ...[
      "DELETE FROM visitors WHERE id = ?",
      "DELETE FROM transfers WHERE visitor = ?",
      "DELETE FROM reminders WHERE visitor = ?",
    ].map((statement) => env.DB.prepare(statement).bind(visitor)),
    ...leaveBoardsStatements(env, [visitor]),
    ...(await markVisitorDeleted(env, visitor, null, now)),
  ]);
}

/** Stores a transfer code in place of the visitor's previous one. */
export async function saveTransferCode(env: Env, code: string, visitor: string, expiresAt: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM transfers WHERE visitor = ?").bind(visitor),
    env.DB.prepare("INSERT INTO transfers (code, visitor, expires_at) VALUES (?, ?, ?)").bind(code, visitor, expiresAt),
  ]);
}

/** Uses up a transfer code. Returns its visitor; null if it is unknown or expired. */
export async function useTransferCode(env: Env, code: string, now: number): Promise<string | null> {
  const row = await env.DB.prepare("DELETE FROM transfers WHERE code = ? RETURNING visitor, expires_at")
    .bind(code)
    .first<{ visitor: string; expires_at: number }>();
  return row !== null && row.expires_at > now ? row.visitor : null;
}

/** SQL: whether a result is of a puzzle that runs at ?3. */
const IS_RUNNING_DAILY = `kind = 'daily' AND day = ${runningDaySql("game", "?3")}`;

/**
 * Gives a visitor what another one has finished, who is deleted then: results that the first lacks, the nickname if the
 * first has none, memberships of boards, and reminders. Results of running puzzles count for the visitor alone, because
 * the answers are known on the first one's device now.
 *
 * @param from the deleted visitor, of the device that joins
 * @param into the visitor whose code it has
 * @returns the running dailies that `from` has finished
 */
export async function adoptVisitor(
  env: Env,
  from: string,
  into: string,
  now: number,
): Promise<[game: GameName, day: Day][]> {
  const [finished] = await env.DB.batch<{ game: GameName; day: Day }>([
    env.DB.prepare(`SELECT game, day FROM results WHERE visitor = ?1 AND ${IS_RUNNING_DAILY}`).bind(from, into, now),
    ...deleteSumsStatements(env, [from, into]),
    env.DB.prepare(
      `INSERT OR IGNORE INTO results (${PLAYED_COLUMNS}, mark, picks, squares, place, streak)
       SELECT ${PLAYED_COLUMNS.replace("visitor", "?2")},
         iif(${IS_RUNNING_DAILY}, COALESCE(mark, 'joined'), mark), iif(${IS_RUNNING_DAILY}, NULL, picks), squares,
         iif(${IS_RUNNING_DAILY}, 0, place), iif(${IS_RUNNING_DAILY}, 0, streak)
       FROM results WHERE visitor = ?1`,
    ).bind(from, into, now),
    ...deleteResultsStatements(env, from, now),
    env.DB.prepare("UPDATE OR IGNORE visitors SET id = ?2 WHERE id = ?1").bind(from, into),
    env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(from),
    env.DB.prepare("DELETE FROM transfers WHERE visitor = ?").bind(from),
    env.DB.prepare("UPDATE reminders SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    updateStreaksStatement(env, into),
    ...updateLeaderboardsStatements(env, [into]),
    ...transferMembershipsStatements(env, from, into),
    ...(await markVisitorDeleted(env, from, into, now)),
  ]);
  return (finished?.results ?? []).map(({ game, day }) => [game, day]);
}
