import type { Env } from "../env.ts";
import { leave, takePlaces } from "./friends.ts";
import { deriveStandings } from "./tally.ts";
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
 * Names a visitor who has a result, or renames him.
 *
 * @param key the nickname folded; no two visitors have the same
 */
export async function writeNickname(
  env: Env,
  visitor: string,
  nickname: string,
  key: string,
  now: number,
): Promise<Naming> {
  const [written, reasons] = await env.DB.batch<{ played: number; hidden: number }>([
    env.DB.prepare(
      `INSERT INTO visitors (id, nickname, nickname_key, named_at)
       SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM results WHERE visitor = ?1)
         AND NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?3)
         AND NOT EXISTS (SELECT 1 FROM visitors WHERE nickname_key = ?3 AND id <> ?1)
       ON CONFLICT (id) DO UPDATE SET nickname = ?2, nickname_key = ?3`,
    ).bind(visitor, nickname, key, now),
    env.DB.prepare(
      `SELECT EXISTS (SELECT 1 FROM results WHERE visitor = ?1) AS played,
              EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?2) AS hidden`,
    ).bind(visitor, key),
  ]);
  if (written !== undefined && written.meta.changes > 0) return "named";
  const [why] = reasons?.results ?? [];
  if (why?.played !== 1) return "unplayed";
  return why.hidden === 1 ? "hidden" : "taken";
}

/**
 * Takes a visitor's nickname away; his results stay, and appear on no leaderboard.
 *
 * @returns whether he had one.
 */
export async function removeNickname(env: Env, visitor: string): Promise<boolean> {
  const { meta } = await env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(visitor).run();
  return meta.changes > 0;
}

/**
 * Removes everything that is stored of a visitor, and what of his is still under way: a tombstone keeps it out. He is gone
 * from the boards and from the tallies of the running day; those of days that are over name nobody, and stay.
 *
 * @param now Unix milliseconds
 */
export async function forgetVisitor(env: Env, visitor: string, now: number): Promise<void> {
  await env.DB.batch([
    ...[
      // First of all, so that it is not worked out for every row that goes.
      "DELETE FROM standings WHERE visitor = ?",
      "DELETE FROM visitors WHERE id = ?",
      "DELETE FROM results WHERE visitor = ?",
      "DELETE FROM transfers WHERE visitor = ?",
      "DELETE FROM reminders WHERE visitor = ?",
    ].map((statement) => env.DB.prepare(statement).bind(visitor)),
    ...leave(env, [visitor]),
    ...(await bury(env, visitor, null, now)),
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
    env.DB.prepare("DELETE FROM standings WHERE visitor IN (?, ?)").bind(from, into),
    env.DB.prepare(
      `DELETE FROM results WHERE visitor = ?2 AND EXISTS (SELECT 1 FROM results AS earlier
       WHERE earlier.visitor = ?1 AND earlier.game = results.game AND earlier.day = results.day
         AND earlier.finished_at < results.finished_at)`,
    ).bind(from, into),
    env.DB.prepare("UPDATE OR IGNORE results SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    env.DB.prepare("DELETE FROM results WHERE visitor = ?").bind(from),
    env.DB.prepare("UPDATE OR IGNORE visitors SET id = ?2 WHERE id = ?1").bind(from, into),
    env.DB.prepare("DELETE FROM visitors WHERE id = ?").bind(from),
    env.DB.prepare(deriveStandings("visitor")).bind(into),
    env.DB.prepare("UPDATE transfers SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    env.DB.prepare("UPDATE reminders SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
    ...takePlaces(env, from, into),
    ...(await bury(env, from, into, now)),
  ]);
}
