import type { Env } from "../env.ts";
import { readKeys, type SecretKey } from "../store/keys.ts";

/** VAPID (RFC 8292): browsers subscribe with the public key; the private one signs requests to push services. */

/** The order of P-256: a private key is between 1 and this number - 1 (SEC 2, 2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The PKCS #8 header of a P-256 private key without the public key (RFC 5208, 5915). */
const PKCS8 = "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;

/** Lifetime of a token in seconds; RFC 8292 allows a day. */
const TOKEN_LIFETIME_S = 12 * 60 * 60;

export interface VapidKey {
  id: number;
  signer: CryptoKey;
  /** The public key that browsers subscribe with: a point of P-256, in base64url. */
  publicKey: string;
}

const base64url = (bytes: Uint8Array): string => bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** Derives a signing key from 32 random bytes, deterministically. */
export async function deriveVapidKey({ id, bytes }: SecretKey): Promise<VapidKey> {
  const secret = (BigInt(`0x${bytes.toHex()}`) % (ORDER - 1n)) + 1n;
  const whole = Uint8Array.fromHex(PKCS8 + secret.toString(16).padStart(64, "0"));
  const signer = await crypto.subtle.importKey("pkcs8", whole, ALGORITHM, true, ["sign"]);
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", signer)) as JsonWebKey;
  const point = [x, y].map((part) => Uint8Array.fromBase64(part, { alphabet: "base64url" }));
  return { id, signer, publicKey: base64url(new Uint8Array([4, ...point.flatMap((part) => [...part])])) };
}

/** Returns the site's keys, newest first. */
export const readVapidKeys = async (env: Env, now: number): Promise<VapidKey[]> =>
  Promise.all((await readKeys(env, "push", now)).map(deriveVapidKey));

const encoded = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** Returns the `Authorization` header for a push service. Both are origins; the site is the sender. */
export async function signVapidHeader(
  { signer, publicKey }: VapidKey,
  service: string,
  site: string,
  now: number,
): Promise<string> {
  const claims = { aud: service, exp: Math.floor(now / 1000) + TOKEN_LIFETIME_S, sub: site };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    signer,
    new TextEncoder().encode(signed),
  );
  return `vapid t=${signed}.${base64url(new Uint8Array(signature))}, k=${publicKey}`;
}
