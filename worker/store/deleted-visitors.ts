import type { Env } from "../env.ts";

/** Returns a hash of a visitor's id. Ids are random, so it cannot be reversed. */
export async function hashVisitorId(visitor: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(visitor))).toHex();
}

/** Returns statements after which nothing is stored for a visitor. Queued results go to `adoptedBy`; null for none. */
export async function markVisitorDeleted(
  env: Env,
  visitor: string,
  adoptedBy: string | null,
  now: number,
): Promise<D1PreparedStatement[]> {
  return [
    env.DB.prepare("UPDATE deleted_visitors SET adopted_by = ?2 WHERE adopted_by = ?1").bind(visitor, adoptedBy),
    env.DB.prepare("INSERT OR IGNORE INTO deleted_visitors (visitor, adopted_by, deleted_at) VALUES (?, ?, ?)").bind(
      await hashVisitorId(visitor),
      adoptedBy,
      now,
    ),
  ];
}

/** Returns whether a visitor was deleted. Reads one row. */
export async function isVisitorDeleted(env: Env, visitor: string): Promise<boolean> {
  const mark = await env.DB.prepare("SELECT 1 FROM deleted_visitors WHERE visitor = ?")
    .bind(await hashVisitorId(visitor))
    .first();
  return mark !== null;
}
