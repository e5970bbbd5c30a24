/**
 * Encrypts push messages (RFC 8291) in the content coding `aes128gcm` with one record (RFC 8188). Written by hand,
 * because the libraries that run on Workers only have the draft `aesgcm`, which Apple does not promise to support.
 */

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** The decoded keys of a browser's subscription. */
export interface PushRecipient {
  /** Its public key: an uncompressed point of P-256, 65 bytes. */
  p256dh: Bytes;
  /** Its authentication secret: 16 bytes. */
  auth: Bytes;
}

/** The random values of a message. */
export interface MessageKeys {
  salt: Bytes;
  pair: CryptoKeyPair;
}

export const generateMessageKeys = async (): Promise<MessageKeys> => ({
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

/** Imports a browser's public key. @throws DataError if it is not a point of the curve */
export const importRecipient = (p256dh: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", p256dh, P256, true, []);

/**
 * Encrypts a text.
 *
 * @param size pads the text to this many bytes, so that its length reveals nothing
 * @returns the body of the request to the push service
 */
export async function encryptPush(
  message: string,
  { p256dh, auth }: PushRecipient,
  { salt, pair }: MessageKeys,
  size: number,
): Promise<Bytes> {
  const theirs = await importRecipient(p256dh);
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  // workerd's types call the parameter `$public`.
  const agreement = { name: "ECDH", public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256);
  const secret = await derive(shared, auth, joined(bytesOf("WebPush: info\0"), p256dh, ours), 32);
  const [key, nonce] = await Promise.all([
    derive(secret, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16),
    derive(secret, salt, bytesOf("Content-Encoding: nonce\0"), 12),
  ]);
  const plain = bytesOf(message);
  // The last record ends with 2, followed by zeros as padding.
  const record = joined(plain, new Uint8Array([2]), new Uint8Array(Math.max(0, size - plain.length - 1)));
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, record));
  // The header of RFC 8188: salt, record size, length of the key id, key id.
  const head = joined(salt, new Uint8Array([0, 0, 0x10, 0, ours.length]), ours);
  return joined(head, encrypted);
}
