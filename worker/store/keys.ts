import type { Env } from "../env.ts";

type Purpose = "seal" | "draw" | "address";

/** A secret of the server: 32 random bytes. */
export interface Key {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * All keys of a purpose, the newest first. The first is made when there is none; of two isolates
 * that make it at once, one wins and both read the same.
 */
export async function readKeys(env: Env, purpose: Purpose, now: number): Promise<[Key, ...Key[]]> {
  const found = await selectKeys(env, purpose);
  const [newest, ...older] = found.length > 0 ? found : await makeKey(env, purpose, now);
  if (newest === undefined) throw new Error(`no ${purpose} key could be made`);
  return [newest, ...older];
}

async function selectKeys(env: Env, purpose: Purpose): Promise<Key[]> {
  const { results } = await env.DB.prepare("SELECT id, material FROM keys WHERE purpose = ? ORDER BY id DESC")
    .bind(purpose)
    .all<{ id: number; material: string }>();
  return results.map(({ id, material }) => ({ id, bytes: Uint8Array.fromHex(material) }));
}

async function makeKey(env: Env, purpose: Purpose, now: number): Promise<Key[]> {
  const material = crypto.getRandomValues(new Uint8Array(32)).toHex();
  await env.DB.prepare(
    `INSERT INTO keys (purpose, material, made_at)
     SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM keys WHERE purpose = ?1)`,
  )
    .bind(purpose, material, now)
    .run();
  return selectKeys(env, purpose);
}
