import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from "node:crypto";
import { interceptFetch } from "./intercept-fetch.ts";

/** The origin of one push service. */
const SERVICE = "https://fcm.googleapis.com";

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

/** A message as a browser has received and decrypted it. */
export interface Received {
  browser: string;
  notice: { title: string; body: string; lang: string; url: string; tag: string; stop: string; left: number };
  headers: Headers;
  /** The claims of its token, whose signature has been verified. */
  claims: { aud: string; exp: number; sub: string };
  /** The public key of the signature. */
  key: string;
  /** The length of the encrypted message, in bytes. */
  size: number;
}

/** A browser's push subscription. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Simulates a push service and the browsers behind it. It decrypts messages as the receiver in RFC 8291 does, without
 * any of the Worker's code.
 */
export function simulatePush() {
  const known = new Map<string, Keys>();
  const received: Received[] = [];
  const requests: string[] = [];
  /** The status of the response to messages for a browser, instead of 201. */
  const faults = new Map<string, number>();

  function respond(name: string, { headers }: Request, body: Buffer): Response {
    requests.push(name);
    const status = faults.get(name);
    if (status !== undefined) return new Response("no", { status, headers: { Location: "https://evil.example/" } });
    const keys = known.get(name);
    if (keys === undefined) return new Response(null, { status: 404 });
    const notice = JSON.parse(decrypt(body, keys)) as Received["notice"];
    received.push({ browser: name, notice, headers, ...verifyToken(headers), size: body.length });
    return new Response(null, { status: 201 });
  }

  return {
    faults,
    /** Returns what browsers have received since the last call. */
    takeReceived: (): Received[] => received.splice(0),
    /** Returns the names of all browsers that a message was sent to since the last call, whatever the response. */
    takeRequests: (): string[] => requests.splice(0),
    /** Returns the subscription of a new browser, which has allowed notifications. */
    subscribe(name: string): Subscription {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      known.set(name, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `${SERVICE}/fcm/send/${name}`, keys };
    },
    close: interceptFetch([SERVICE], async (url, options) => {
      const request = new Request(url, options);
      return respond(url.pathname.replace("/fcm/send/", ""), request, Buffer.from(await request.arrayBuffer()));
    }),
  };
}

function verifyToken(headers: Headers): Pick<Received, "claims" | "key"> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.get("Authorization") ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  // An uncompressed point: a byte 4, then both coordinates.
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const verifier = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("a token that is not signed by its key");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Received["claims"], key };
}

/** Decrypts a message as the receiver in RFC 8291 does. */
export function decrypt(message: Buffer, { ecdh, auth }: Keys): string {
  const derive = (secret: Uint8Array, salt: Buffer, info: string | Buffer, size: number) =>
    new Uint8Array(hkdfSync("sha256", secret, salt, info, size));
  const salt = message.subarray(0, 16);
  const start = 21 + (message[20] ?? 0);
  const sender = message.subarray(21, start);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(message.subarray(-16));
  const record = Buffer.concat([decipher.update(message.subarray(start, -16)), decipher.final()]);
  // The delimiter 2 ends the message; padding with zeros follows it.
  return record.toString("utf8", 0, record.lastIndexOf(2));
}
