import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { findKey, keyRing } from "./key-ring.ts";

/** What a token is for. A token of one purpose cannot be decrypted for another. */
export type TokenPurpose = "round" | "challenge" | "reply" | "visitor";

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES;
const BASE64URL = { alphabet: "base64url", omitPadding: true } as const;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const { subtle } = crypto;

/** The additional data of AES-GCM: it is authenticated with a token without being part of it. */
const ADDITIONAL_DATA = {
  round: encoder.encode("deke round"),
  challenge: encoder.encode("deke challenge"),
  reply: encoder.encode("deke reply"),
  visitor: encoder.encode("deke visitor"),
} satisfies Record<TokenPurpose, Uint8Array>;

/** The newest tokens of this isolate with their content, so that the next request need not decrypt them. */
const encryptedHere = {
  round: new IsolateCache<string>(512),
  challenge: new IsolateCache<string>(16),
  reply: new IsolateCache<string>(16),
  visitor: new IsolateCache<string>(512),
};

/**
 * Encrypts a value as a token that only this site can read or change (AES-256-GCM).
 *
 * @returns base64url without padding: key id (4 bytes), initialisation vector (12), ciphertext with its tag
 */
export async function encryptToken(env: Env, purpose: TokenPurpose, value: unknown, now: number): Promise<string> {
  const { newest, encryption } = await keyRing(env, now);
  const key = encryption.get(newest);
  if (key === undefined) throw new Error("no key to encrypt with");
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = JSON.stringify(value);
  const algorithm = { name: "AES-GCM", iv, additionalData: ADDITIONAL_DATA[purpose] };
  const encrypted = await subtle.encrypt(algorithm, key, encoder.encode(text));
  const bytes = new Uint8Array(HEAD_BYTES + encrypted.byteLength);
  new DataView(bytes.buffer).setUint32(0, newest);
  bytes.set(iv, KEY_ID_BYTES);
  bytes.set(new Uint8Array(encrypted), HEAD_BYTES);
  const token = bytes.toBase64(BASE64URL);
  encryptedHere[purpose].set(token, text);
  return token;
}

/** Decrypts a token. Returns null if it is malformed, changed, of another site or of another purpose. */
export async function decryptToken<Value>(
  env: Env,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<Value | null> {
  const known = encryptedHere[purpose].get(token);
  if (known !== undefined) return JSON.parse(known) as Value;
  const bytes = decode(token);
  if (bytes === null || bytes.length <= HEAD_BYTES) return null;
  const key = await findKey(env, new DataView(bytes.buffer).getUint32(0), now);
  if (key === undefined) return null;
  const iv = bytes.subarray(KEY_ID_BYTES, HEAD_BYTES);
  const algorithm = { name: "AES-GCM", iv, additionalData: ADDITIONAL_DATA[purpose] };
  const plain = await subtle.decrypt(algorithm, key, bytes.subarray(HEAD_BYTES)).catch(() => null);
  return plain === null ? null : (JSON.parse(decoder.decode(plain)) as Value);
}

/** Decodes base64url. Returns null for any other text than {@link encryptToken} writes: one value has one token. */
function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
    return bytes.toBase64(BASE64URL) === token ? bytes : null;
  } catch {
    return null;
  }
}
