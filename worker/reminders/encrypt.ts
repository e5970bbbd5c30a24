/**
 * A message for a browser alone, whatever push service carries it (RFC 8291), as content of the coding `aes128gcm` with one
 * record (RFC 8188). Own code, because no library for Workers that can be had speaks this coding yet: those encrypt by an
 * early draft, `aesgcm`, which Apple does not promise to take.
 */

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** What a browser has told of itself when it subscribed, decoded. */
export interface Recipient {
  /** Its public key, a point of P-256, uncompressed: 65 bytes. */
  p256dh: Bytes;
  /** Its secret: 16 bytes. */
  auth: Bytes;
}

/** What is drawn anew for every message. */
export interface Drawn {
  salt: Bytes;
  pair: CryptoKeyPair;
}

export const drawKeys = async (): Promise<Drawn> => ({
  salt: crypto.getRandomValues(new Uint8Array(16)),
  pair: (await crypto.subtle.generateKey(P256, false, ["deriveBits"])) as CryptoKeyPair,
});

const joined = (...parts: Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** HKDF with SHA-256 (RFC 5869). @param length in bytes */
async function derive(secret: BufferSource, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8));
}

/** A browser's public key, ready for use. @throws DataError when it is no point of the curve */
export const importRecipient = (p256dh: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", p256dh, P256, true, []);

/**
 * Encrypts a text.
 *
 * @param size to so many bytes it is filled up, so that its length tells nothing; a longer one stays as it is
 * @returns the body of the request to the push service
 */
export async function encrypt(
  message: string,
  { p256dh, auth }: Recipient,
  { salt, pair }: Drawn,
  size: number,
): Promise<Bytes> {
  const theirs = await importRecipient(p256dh);
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  // workerd's types know the parameter as `$public`, which is how a name that C++ keeps for itself is written there.
  const agreement = { name: "ECDH", public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256);
  const secret = await derive(shared, auth, joined(bytesOf("WebPush: info\0"), p256dh, ours), 32);
  const [key, nonce] = await Promise.all([
    derive(secret, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16),
    derive(secret, salt, bytesOf("Content-Encoding: nonce\0"), 12),
  ]);
  const plain = bytesOf(message);
  // The last record ends in a 2, and what fills it up is zeros.
  const record = joined(plain, new Uint8Array([2]), new Uint8Array(Math.max(0, size - plain.length - 1)));
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, record));
  // Salt, size of a record, whose key it is and how long that is: what RFC 8188 has stand before the records.
  const head = joined(salt, new Uint8Array([0, 0, 0x10, 0, ours.length]), ours);
  return joined(head, sealed);
}
