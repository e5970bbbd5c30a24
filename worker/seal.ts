import type { Env } from "./env.ts";
import { Memory } from "./memory.ts";
import { within } from "./store/patience.ts";
import { keysOf, storedKeysOf, type Key } from "./store/keys.ts";

/**
 * What a token is for. It is bound into the seal, so that a token made for one purpose does not
 * open for another.
 */
export type SealPurpose = "round" | "challenge" | "reply" | "visitor" | "operator";

/**
 * The shapes of what is sealed, by purpose: today's first, then those of the last two releases, whose tokens still
 * open. A change of shape gets the next number, and whoever opens such tokens turns the older ones into it; a shape
 * that is on no list any more is a broken seal, and its round is begun again. Tokens that were sealed before shapes had
 * numbers say none, and are of shape 1.
 */
const SHAPES = {
  round: ["2", "1", ""],
  challenge: ["1", ""],
  reply: ["1"],
  visitor: ["1"],
  operator: ["1"],
} as const satisfies Record<SealPurpose, readonly string[]>;

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const { subtle } = crypto;

/**
 * What the tokens of a purpose are bound to, today's shape first: it is no part of a token, but without it the token does
 * not open.
 */
const BOUND = Object.fromEntries(
  Object.entries(SHAPES).map(([purpose, shapes]) => [
    purpose,
    shapes.map((shape) => encoder.encode(`deke ${purpose} ${shape}`.trimEnd())),
  ]),
) as unknown as Record<SealPurpose, [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]>;

/** Tokens of unknown keys make a warm isolate look for newer keys once in this many milliseconds. */
const KEY_LOOKUP_MS = 60_000;

/** Somebody who waits for a look that another request has begun, waits no longer than this, in milliseconds. */
const LOOK_PATIENCE_MS = 5_000;

let ring: { newest: number; keys: Map<number, CryptoKey> } | undefined;
/** The last look into D1 for a key that is in no ring, and when it began. */
let look: { at: number; done: Promise<void> } | undefined;

/** What this isolate has sealed of late, by its token: who plays on here need not wait for it to be opened again. */
const sealedHere = {
  round: new Memory<string>(512),
  challenge: new Memory<string>(16),
  reply: new Memory<string>(16),
  visitor: new Memory<string>(512),
  operator: new Memory<string>(4),
};

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
  const text = JSON.stringify(value);
  const plain = encoder.encode(text);
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv, additionalData: BOUND[purpose][0] }, key, plain);
  const token = new Uint8Array(HEAD_BYTES + sealed.byteLength);
  new DataView(token.buffer).setUint32(0, newest);
  token.set(iv, KEY_ID_BYTES);
  token.set(new Uint8Array(sealed), HEAD_BYTES);
  const written = token.toBase64({ alphabet: "base64url", omitPadding: true });
  sealedHere[purpose].keep(written, text);
  return written;
}

/** Opens a token; null when it is broken, foreign, made for another purpose, or holds what has another shape by now. */
export async function unseal<Value>(env: Env, purpose: SealPurpose, token: string, now: number): Promise<Value | null> {
  const known = sealedHere[purpose].get(token);
  if (known !== undefined) return JSON.parse(known) as Value;
  const bytes = decode(token);
  if (bytes === null || bytes.length <= HEAD_BYTES) return null;
  const id = new DataView(bytes.buffer).getUint32(0);
  const key = ring?.keys.get(id) ?? (await lookForKey(env, id, now));
  if (key === undefined) return null;
  const iv = bytes.subarray(KEY_ID_BYTES, HEAD_BYTES);
  const sealed = bytes.subarray(HEAD_BYTES);
  for (const additionalData of BOUND[purpose]) {
    const plain = await subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, sealed).catch(() => null);
    if (plain !== null) return JSON.parse(decoder.decode(plain)) as Value;
  }
  return null;
}

function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(token, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

/**
 * A key that is not known may be newer than this isolate, or older than the Worker's secret: D1 knows, but is not
 * asked for every forgery.
 *
 * @throws what D1 does while it is out of reach: no round must be taken for broken because of that
 */
async function lookForKey(env: Env, id: number, now: number): Promise<CryptoKey | undefined> {
  const known = ring ?? (await readRing(env, now));
  if (known.keys.has(id)) return known.keys.get(id);
  if (look === undefined || Math.abs(now - look.at) >= KEY_LOOKUP_MS) {
    const mine = { at: now, done: widenRing(env, id, now) };
    look = mine;
    mine.done.catch(() => {
      if (look === mine) look = undefined;
    });
  }
  // Others have asked already, and may have gone away meanwhile.
  await within(LOOK_PATIENCE_MS, look.done);
  return ring?.keys.get(id);
}

async function widenRing(env: Env, id: number, now: number): Promise<void> {
  const { keys } = await readRing(env, now);
  if (keys.has(id)) return;
  for (const [found, key] of await importKeys(await storedKeysOf(env, "seal"))) keys.set(found, key);
}

async function readRing(env: Env, now: number): Promise<NonNullable<typeof ring>> {
  const found = await keysOf(env, "seal", now);
  ring = { newest: found[0].id, keys: await importKeys(found) };
  return ring;
}

const importKeys = async (found: readonly Key[]): Promise<Map<number, CryptoKey>> =>
  new Map(
    await Promise.all(
      found.map(
        async ({ id, bytes }) =>
          [id, await subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"])] as const,
      ),
    ),
  );
