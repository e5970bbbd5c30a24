import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";

/** The purposes of keys: encrypting tokens, drawing puzzles, hashing addresses, signing push messages. */
export type KeyPurpose = "seal" | "draw" | "address" | "push";

export interface SecretKey {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface KeyRow {
  id: number;
  purpose: string;
  material: string;
}

/** The parsed secret `KEYS`: a copy of the table, written by seed/keys.ts. */
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
    // Logged below, without the content.
  }
  log("error", "keys-unreadable", "the secret KEYS is no ring of keys");
  return [];
}

/**
 * Returns all keys of a purpose, newest first: from the secret `KEYS`, or from D1 if it has none, as in development.
 * The first key is generated on first use; concurrent isolates end up with the same one.
 */
export async function readKeys(env: Env, purpose: KeyPurpose, now: number): Promise<[SecretKey, ...SecretKey[]]> {
  const deployed = rowsInSecret(env).filter((row) => row.purpose === purpose);
  const stored = deployed.length > 0 ? deployed.map(keyOf) : await readStoredKeys(env, purpose);
  const keys = stored.length > 0 ? stored : await makeKey(env, purpose, now);
  const [newest, ...older] = keys.toSorted((a, b) => b.id - a.id);
  if (newest === undefined) throw new Error(`no ${purpose} key could be made`);
  return [newest, ...older];
}

/** Returns the HMAC-SHA-256 of a text with the newest key of a purpose. */
export async function computeHmac(env: Env, purpose: KeyPurpose, text: string, now: number): Promise<ArrayBuffer> {
  const [{ bytes }] = await readKeys(env, purpose, now);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

/** Returns all keys of a purpose in D1. The secret may lack new or old ones. */
export async function readStoredKeys(env: Env, purpose: KeyPurpose): Promise<SecretKey[]> {
  const { results } = await env.DB.prepare("SELECT id, material FROM keys WHERE purpose = ?")
    .bind(purpose)
    .all<Pick<KeyRow, "id" | "material">>();
  return results.map(keyOf);
}

const keyOf = ({ id, material }: Pick<KeyRow, "id" | "material">): SecretKey => ({
  id,
  bytes: Uint8Array.fromHex(material),
});

async function makeKey(env: Env, purpose: KeyPurpose, now: number): Promise<SecretKey[]> {
  const material = crypto.getRandomValues(new Uint8Array(32)).toHex();
  await env.DB.prepare(
    `INSERT INTO keys (purpose, material, made_at)
     SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM keys WHERE purpose = ?1)`,
  )
    .bind(purpose, material, now)
    .run();
  return readStoredKeys(env, purpose);
}
