import type { Key } from "../store/keys.ts";

/**
 * How a push service knows that it is this site that sends (RFC 8292): by a key whose public half every subscription was
 * made with, and a token signed with the other.
 */

/** The order of P-256: a private key is a number below it, and not 0 (SEC 2, 2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** What stands before the 32 bytes of a private key of P-256 in PKCS #8 (RFC 5208, 5915), where the public half is left out. */
const PKCS8 = "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;

/** So long a token is good, in seconds: RFC 8292 allows a day. */
const GOOD_FOR_S = 12 * 60 * 60;

/** A key of the site as push services know it. */
export interface Vapid {
  id: number;
  signer: CryptoKey;
  /** Its public half, a point of P-256 in base64url: what browsers subscribe with. */
  publicKey: string;
}

const base64url = (bytes: Uint8Array): string => bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** Makes a signing key of 32 random bytes of the site's ring, the same each time. */
export async function vapidOf({ id, bytes }: Key): Promise<Vapid> {
  const secret = (BigInt(`0x${bytes.toHex()}`) % (ORDER - 1n)) + 1n;
  const whole = Uint8Array.fromHex(PKCS8 + secret.toString(16).padStart(64, "0"));
  const signer = await crypto.subtle.importKey("pkcs8", whole, ALGORITHM, true, ["sign"]);
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", signer)) as JsonWebKey;
  const point = [x, y].map((part) => Uint8Array.fromBase64(part, { alphabet: "base64url" }));
  return { id, signer, publicKey: base64url(new Uint8Array([4, ...point.flatMap((part) => [...part])])) };
}

const encoded = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

/**
 * What the `Authorization` of requests to a push service says.
 *
 * @param service its origin
 * @param site who sends: an https address that somebody answers for
 * @param now Unix milliseconds
 */
export async function authorize(
  { signer, publicKey }: Vapid,
  service: string,
  site: string,
  now: number,
): Promise<string> {
  const claims = { aud: service, exp: Math.floor(now / 1000) + GOOD_FOR_S, sub: site };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    signer,
    new TextEncoder().encode(signed),
  );
  return `vapid t=${signed}.${base64url(new Uint8Array(signature))}, k=${publicKey}`;
}
