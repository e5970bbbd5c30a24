import type { Env } from "./env.ts";
import { readKeys } from "./store/keys.ts";

/**
 * What a token is for. It is bound into the seal, so that a token made for one purpose does not
 * open for another.
 */
export type SealPurpose = "round" | "challenge";

/**
 * The shapes of what is sealed, by purpose: today's first, then those of the last two releases, whose tokens still
 * open. A change of shape gets the next number, and whoever opens such tokens turns the older ones into it; a shape
 * that is on no list any more is a broken seal, and its round is begun again. Tokens that were sealed before shapes had
 * numbers say none, and are of shape 1.
 */
const SHAPES = { round: ["1", ""], challenge: ["1", ""] } as const satisfies Record<SealPurpose, readonly string[]>;

const IV_BYTES = 12;
/** Tokens of unknown keys make a warm isolate look for newer keys once in this many milliseconds. */
const KEY_LOOKUP_MS = 60_000;

let ring: { newest: number; keys: Map<number, CryptoKey> } | undefined;
let lookedAt = -Infinity;

/**
 * Seals a value into a token that only this site can open or alter (AES-256-GCM).
 *
 * @returns base64url of: key id (4 bytes), initialisation vector (12), ciphertext with its tag.
 */
export async function seal(env: Env, purpose: SealPurpose, value: unknown, now: number): Promise<string> {
  const { newest, keys } = ring ?? (await readRing(env, now));
  const key = keys.get(newest);
  if (key === undefined) throw new Error("no key to seal with");
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(bound(purpose, SHAPES[purpose][0], iv), key, plain));
  const token = new Uint8Array(4 + IV_BYTES + sealed.length);
  new DataView(token.buffer).setUint32(0, newest);
  token.set(iv, 4);
  token.set(sealed, 4 + IV_BYTES);
  return token.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Opens a token; null when it is broken, foreign, made for another purpose, or holds what has another shape by now. */
export async function unseal<Value>(env: Env, purpose: SealPurpose, token: string, now: number): Promise<Value | null> {
  const bytes = decode(token);
  if (bytes === null || bytes.length <= 4 + IV_BYTES) return null;
  const key = await keyOf(env, new DataView(bytes.buffer).getUint32(0), now);
  if (key === undefined) return null;
  const iv = bytes.slice(4, 4 + IV_BYTES);
  for (const shape of SHAPES[purpose]) {
    const plain = await crypto.subtle
      .decrypt(bound(purpose, shape, iv), key, bytes.slice(4 + IV_BYTES))
      .catch(() => null);
    if (plain !== null) return JSON.parse(new TextDecoder().decode(plain)) as Value;
  }
  return null;
}

/** What a token is for and the shape of what it holds are no part of it, but without them it does not open. */
const bound = (purpose: SealPurpose, shape: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(`deke ${purpose} ${shape}`.trimEnd()),
});

function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(token, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

/** A key that is not known may be newer than this isolate: look again, but not for every forgery. */
async function keyOf(env: Env, id: number, now: number): Promise<CryptoKey | undefined> {
  const known = ring?.keys.get(id);
  if (known !== undefined) return known;
  if (ring !== undefined) {
    if (Math.abs(now - lookedAt) < KEY_LOOKUP_MS) return undefined;
    lookedAt = now;
  }
  return (await readRing(env, now)).keys.get(id);
}

async function readRing(env: Env, now: number): Promise<NonNullable<typeof ring>> {
  const found = await readKeys(env, "seal", now);
  const keys = new Map<number, CryptoKey>();
  for (const { id, bytes } of found) {
    keys.set(id, await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]));
  }
  ring = { newest: found[0].id, keys };
  return ring;
}
