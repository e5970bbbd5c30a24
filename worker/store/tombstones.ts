import type { Env } from "../env.ts";

/** What stands for a visitor who is not to be known any more: a hash of his id, which was drawn by chance and nobody can find out. */
export async function epitaphOf(visitor: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(visitor));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The tables in which a visitor is known. A nickname needs a result. */
const HOLDING = ["results", "transfers", "reminders", "friend_members"];

/**
 * Statements that bury a visitor: what of his is still under way goes to his heir, or, without one, nowhere. So does what was
 * to go to him.
 *
 * @param heir who he became; null when he forgot himself
 * @param now Unix milliseconds
 * @param isKnown false to write a tombstone only for a visitor of whom D1 has a row. Run them before those are deleted.
 */
export async function bury(
  env: Env,
  visitor: string,
  heir: string | null,
  now: number,
  isKnown = true,
): Promise<D1PreparedStatement[]> {
  return [
    env.DB.prepare("UPDATE tombstones SET heir = ?2, buried_at = ?3 WHERE heir = ?1").bind(visitor, heir, now),
    env.DB.prepare(
      `INSERT OR REPLACE INTO tombstones (visitor, heir, buried_at) SELECT ?1, ?2, ?3
       WHERE ?4 OR ${HOLDING.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE visitor = ?5)`).join(" OR ")}`,
    ).bind(await epitaphOf(visitor), heir, now, Number(isKnown), visitor),
  ];
}

/** Forgets tombstones from before an instant, in Unix milliseconds: nothing of theirs is under way for so long. */
export async function forgetTombstones(env: Env, before: number): Promise<void> {
  await env.DB.prepare("DELETE FROM tombstones WHERE buried_at < ?").bind(before).run();
}
