import type { Env } from "../env.ts";
import { readKeys, readStoredKeys, type SecretKey } from "../store/keys.ts";
import { withTimeout } from "../runtime/timeouts.ts";

/** A token with an unknown key id makes a warm isolate look for newer keys in D1, once in this many milliseconds. */
const LOOKUP_INTERVAL_MS = 60_000;

/** How long a request waits for a lookup that another request has started, in milliseconds. */
const LOOKUP_TIMEOUT_MS = 5_000;

const { subtle } = crypto;

interface KeyRing {
  /** Id of the key that encrypts. */
  newest: number;
  encryption: Map<number, CryptoKey>;
  /** Derives ids of rounds (round-id.ts). */
  ids: CryptoKey;
}

let ring: KeyRing | undefined;
/** The last lookup in D1 of a key that is not in the ring. */
let lookup: { at: number; done: Promise<void> } | undefined;

export const keyRing = async (env: Env, now: number): Promise<KeyRing> => ring ?? readRing(env, now);

/**
 * Returns the key of a token. An unknown key may be newer than this isolate, or older than the Worker's secret: D1 has
 * it, but is not asked for every forged token.
 *
 * @throws while D1 cannot be reached, so that no valid token is taken for a broken one
 */
export async function findKey(env: Env, id: number, now: number): Promise<CryptoKey | undefined> {
  const known = await keyRing(env, now);
  if (known.encryption.has(id)) return known.encryption.get(id);
  if (lookup === undefined || Math.abs(now - lookup.at) >= LOOKUP_INTERVAL_MS) {
    const started = { at: now, done: addStoredKeys(env, id, now) };
    lookup = started;
    started.done.catch(() => {
      if (lookup === started) lookup = undefined;
    });
  }
  await withTimeout(LOOKUP_TIMEOUT_MS, lookup.done);
  return ring?.encryption.get(id);
}

async function addStoredKeys(env: Env, id: number, now: number): Promise<void> {
  const { encryption } = await readRing(env, now);
  if (encryption.has(id)) return;
  for (const [found, key] of await importKeys(await readStoredKeys(env, "seal"))) encryption.set(found, key);
}

async function readRing(env: Env, now: number): Promise<KeyRing> {
  const found = await readKeys(env, "seal", now);
  const [newest] = found;
  ring = { newest: newest.id, encryption: await importKeys(found), ids: await deriveIdKey(newest) };
  return ring;
}

/** Derives a key of its own for ids, so that no key is used for two algorithms. */
async function deriveIdKey({ bytes }: SecretKey): Promise<CryptoKey> {
  const material = await subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  return subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("deke round id") },
    material,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
}

const importKeys = async (found: readonly SecretKey[]): Promise<Map<number, CryptoKey>> =>
  new Map(
    await Promise.all(
      found.map(
        async ({ id, bytes }) =>
          [id, await subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"])] as const,
      ),
    ),
  );
