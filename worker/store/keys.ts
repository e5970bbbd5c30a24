import type { Env } from "../env.ts";
import { log } from "../log.ts";

/**
 * What keys are for: sealing tokens, drawing days, hashing addresses, signing what is sent to push services, showing the
 * operator how the site is played.
 */
export type Purpose = "seal" | "draw" | "address" | "push" | "operator";

/** A secret of the server: 32 random bytes. */
export interface Key {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A row of the table of keys. */
interface KeyRow {
  id: number;
  purpose: string;
  material: string;
}

/** What the Worker's secret `KEYS` held when it was read last: the table of keys, as seed/keys.ts has copied it. */
let read: { secret: string | undefined; rows: readonly KeyRow[] } = { secret: undefined, rows: [] };

function rowsInSecret({ KEYS: secret }: Env): readonly KeyRow[] {
  if (read.secret !== secret) read = { secret, rows: parseSecret(secret || "[]") };
  return read.rows;
}

function parseSecret(secret: string): readonly KeyRow[] {
  try {
    const rows = JSON.parse(secret) as KeyRow[];
    if (rows.every(({ id, material }) => Number.isInteger(id) && /^[0-9a-f]{64}$/.test(material))) return rows;
  } catch {
    // Said below, and not what it holds.
  }
  log("error", "keys-unreadable", "the secret KEYS is no ring of keys");
  return [];
}

/**
 * All keys of a purpose, the newest first: those of the Worker's secret, which needs no storage; where it has none,
 * as on one's own machine, those in D1. There the first is made when there is none; of two isolates that make it at
 * once, one wins and both read the same.
 *
 * @param now Unix milliseconds
 */
export async function keysOf(env: Env, purpose: Purpose, now: number): Promise<[Key, ...Key[]]> {
  const deployed = rowsInSecret(env).filter((row) => row.purpose === purpose);
  const found = deployed.length > 0 ? deployed.map(keyOf) : await storedKeysOf(env, purpose);
  const keys = found.length > 0 ? found : await makeKey(env, purpose, now);
  const [newest, ...older] = keys.toSorted((a, b) => b.id - a.id);
  if (newest === undefined) throw new Error(`no ${purpose} key could be made`);
  return [newest, ...older];
}

/** All keys of a purpose that D1 knows: the secret may not have them yet, or has them no longer. */
export async function storedKeysOf(env: Env, purpose: Purpose): Promise<Key[]> {
  const { results } = await env.DB.prepare("SELECT id, material FROM keys WHERE purpose = ?")
    .bind(purpose)
    .all<Pick<KeyRow, "id" | "material">>();
  return results.map(keyOf);
}

const keyOf = ({ id, material }: Pick<KeyRow, "id" | "material">): Key => ({
  id,
  bytes: Uint8Array.fromHex(material),
});

async function makeKey(env: Env, purpose: Purpose, now: number): Promise<Key[]> {
  const material = crypto.getRandomValues(new Uint8Array(32)).toHex();
  await env.DB.prepare(
    `INSERT INTO keys (purpose, material, made_at)
     SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM keys WHERE purpose = ?1)`,
  )
    .bind(purpose, material, now)
    .run();
  return storedKeysOf(env, purpose);
}
