import { dayAt } from "#rules/day";
import type { Env } from "../env.ts";
import { leave, takePlaces } from "./friends.ts";
import { removeResults, removeSums, updateBoards, updateStreaks } from "./tally.ts";
import { bury } from "./tombstones.ts";

/** A visitor's nickname; null when he has none. */
export async function readNickname(env: Env, visitor: string): Promise<string | null> {
  const row = await env.DB.prepare("SELECT nickname FROM visitors WHERE id = ?")
    .bind(visitor)
    .first<{ nickname: string }>();
  return row?.nickname ?? null;
}

/** What became of a wish for a name: it is had, or why not. */
export type Naming = "named" | "unplayed" | "hidden" | "taken";

/**
 * Gives a visitor who has a result a nickname, or another one, and puts their results on the leaderboards.
 *
 * @param key the nickname folded; no two visitors have the same
 * @param now Unix milliseconds
 */
export async function writeNickname(
  env: Env,
  visitor: string,
  nickname: string,
  key: string,
  now: number,
): Promise<Naming> {
  const outcomes = await env.DB.batch<{ played: number; hidden: number }>([
    env.DB.prepare(
      `INSERT INTO visitors (id, nickname, nickname_key, named_at)
       SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM results WHERE visitor = ?1)
         AND NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?3)
         AND NOT EXISTS (SELECT 1 FROM visitors WHERE nickname_key = ?3 AND id <> ?1)
       ON CONFLICT (id) DO UPDATE SET nickname = ?2, nickname_key = ?3`,
    ).bind(visitor, nickname, key, now),
    ...updateBoards(env, [visitor], dayAt(now)),
    env.DB.prepare(
      `SELECT EXISTS (SELECT 1 FROM results WHERE visitor = ?1) AS played,
              EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?2) AS hidden`,
    ).bind(visitor, key),
  ]);
  if ((outcomes[0]?.meta.changes ?? 0) > 0) return "named";
  const [why] = outcomes.at(-1)?.results ?? [];
  if (why?.played !== 1) return "unplayed";
  return why.hidden === 1 ? "hidden" : "taken";
}

/**
 * Removes a visitor's nickname, and with it their results from all leaderboards. The results stay.
 *
 * @param now Unix milliseconds
 * @returns whether the visitor had a nickname
 */
export async function removeNickname(env: Env, visitor: string, now: number): Promise<boolean> {
  const [removed] = await env.DB.batch([
    env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(visitor),
    ...removeSums(env, [visitor]),
    ...updateBoards(env, [visitor], dayAt(now)),
  ]);
  return (removed?.meta.changes ?? 0) > 0;
}

/**
 * Removes everything that is stored of a visitor, and what of his is still under way: a tombstone keeps it out. He is gone
 * from the boards and from the tallies of the running day; those of days that are over name nobody, and stay.
 *
 * @param now Unix milliseconds
 * @param isKnown whether the visitor is known outside D1; if neither here nor there, nothing is written
 */
export async function forgetVisitor(env: Env, visitor: string, now: number, isKnown = true): Promise<void> {
  await env.DB.batch([
    ...(await bury(env, visitor, null, now, isKnown)),
    ...removeSums(env, [visitor]),
    ...removeResults(env, "results.visitor = ?1", visitor),
    ...[
      "DELETE FROM visitors WHERE id = ?",
      "DELETE FROM transfers WHERE visitor = ?",
      "DELETE FROM reminders WHERE visitor = ?",
    ].map((statement) => env.DB.prepare(statement).bind(visitor)),
    ...leave(env, [visitor]),
  ]);
}

/** Keeps a code by which a visitor's results can be taken elsewhere until it expires, in place of any before. */
export async function writeTransfer(
  env: Env,
  code: string,
  visitor: string,
  now: number,
  expiresAt: number,
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM transfers WHERE visitor = ?").bind(visitor),
    env.DB.prepare("DELETE FROM transfers WHERE expires_at <= ?").bind(now),
    env.DB.prepare("INSERT INTO transfers (code, visitor, expires_at) VALUES (?, ?, ?)").bind(code, visitor, expiresAt),
  ]);
}

/** Uses a code up: whose it is, or null when it is unknown or too old. It works once. */
export async function takeTransfer(env: Env, code: string, now: number): Promise<string | null> {
  const row = await env.DB.prepare("DELETE FROM transfers WHERE code = ? RETURNING visitor, expires_at")
    .bind(code)
    .first<{ visitor: string; expires_at: number }>();
  return row !== null && row.expires_at > now ? row.visitor : null;
}

/**
 * Gives one visitor all that another had, and all that is still under way to him. Of two results of a puzzle the one finished
 * first stands, of two nicknames the one he has; the other's codes lead to him.
 *
 * @param now Unix milliseconds
 */
export async function mergeVisitors(env: Env, from: string, into: string, now: number): Promise<void> {
  await env.DB.batch([
    ...removeSums(env, [from, into]),
    ...removeResults(
      env,
      `results.visitor = ?2 AND EXISTS (SELECT 1 FROM results AS earlier
       WHERE earlier.visitor = ?1 AND earlier.game = results.game AND earlier.day = results.day
         AND earlier.finished_at < results.finished_at)`,
      from,
      into,
    ),
    env.DB.prepare("UPDATE OR IGNORE results SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    ...removeResults(env, "results.visitor = ?1", from),
    env.DB.prepare("UPDATE OR IGNORE visitors SET id = ?2 WHERE id = ?1").bind(from, into),
    env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(from),
    updateStreaks(env, into),
    ...updateBoards(env, [into], dayAt(now)),
    env.DB.prepare("UPDATE transfers SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    env.DB.prepare("UPDATE reminders SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    ...takePlaces(env, from, into),
    ...(await bury(env, from, into, now)),
  ]);
}
