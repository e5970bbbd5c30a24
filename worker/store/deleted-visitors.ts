import type { Env } from "../env.ts";

/** Returns a hash of a visitor's id. Ids are random, so it cannot be reversed. */
export async function hashVisitorId(visitor: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(visitor));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Tables with rows of a visitor. A nickname needs a result. */
const VISITOR_TABLES = ["results", "transfers", "reminders", "friend_members"];

/**
 * Returns statements that mark a visitor as deleted or merged, so that queued results are dropped or go to the other
 * visitor.
 *
 * @param mergedInto the visitor it was merged into; null if it was deleted
 * @param now Unix milliseconds
 * @param isKnown false to mark only visitors with rows in D1; then run the statements before these rows are deleted
 */
export async function markVisitorDeleted(
  env: Env,
  visitor: string,
  mergedInto: string | null,
  now: number,
  isKnown = true,
): Promise<D1PreparedStatement[]> {
  return [
    env.DB.prepare("UPDATE deleted_visitors SET merged_into = ?2, deleted_at = ?3 WHERE merged_into = ?1").bind(
      visitor,
      mergedInto,
      now,
    ),
    env.DB.prepare(
      `INSERT OR REPLACE INTO deleted_visitors (visitor, merged_into, deleted_at) SELECT ?1, ?2, ?3
       WHERE ?4 OR ${VISITOR_TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE visitor = ?5)`).join(" OR ")}`,
    ).bind(await hashVisitorId(visitor), mergedInto, now, Number(isKnown), visitor),
  ];
}

/** Returns the visitor whom an id belongs to: another one after a merge, null after a deletion. Reads one row. */
export async function readCurrentVisitor(env: Env, visitor: string): Promise<string | null> {
  const mark = await env.DB.prepare("SELECT merged_into FROM deleted_visitors WHERE visitor = ?")
    .bind(await hashVisitorId(visitor))
    .first<{ merged_into: string | null }>();
  return mark === null ? visitor : mark.merged_into;
}

/**
 * Deletes marks that are no longer needed: of deleted visitors once no result can be queued, of merged visitors once no
 * browser can have their cookie. Instants are Unix milliseconds.
 */
export async function deleteOldVisitorMarks(env: Env, deletedBefore: number, mergedBefore: number): Promise<void> {
  await env.DB.prepare(
    "DELETE FROM deleted_visitors WHERE deleted_at < ?1 AND (merged_into IS NULL OR deleted_at < ?2)",
  )
    .bind(deletedBefore, mergedBefore)
    .run();
}
