import { interceptFetch } from "./intercept-fetch.ts";

/** The origin of one push service. */
const SERVICE = "https://fcm.googleapis.com";

type Bytes = Uint8Array<ArrayBuffer>;
interface Keys {
  pair: CryptoKeyPair;
  auth: Bytes;
  p256dh: Bytes;
}

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;
const decode = (text: string): Bytes => new Uint8Array(Buffer.from(text, "base64url"));
const encode = (bytes: Bytes): string => Buffer.from(bytes).toString("base64url");

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

/** A browser with a push subscription. */
export interface Browser {
  name: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
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

  async function take(name: string, { headers, body }: { headers: Headers; body: Bytes }): Promise<Response> {
    const status = faults.get(name);
    if (status !== undefined) return new Response("no", { status, headers: { Location: "https://evil.example/" } });
    const keys = known.get(name);
    if (keys === undefined) return new Response(null, { status: 404 });
    const { claims, key } = await verify(headers.get("Authorization") ?? "");
    const notice = JSON.parse(await decrypt(body, keys)) as Received["notice"];
    received.push({ browser: name, notice, headers, claims, key, size: body.length });
    return new Response(null, { status: 201 });
  }

  const respond = async ({ pathname }: URL, input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const name = pathname.replace("/fcm/send/", "");
    const request = new Request(input, init);
    const body = new Uint8Array(await request.arrayBuffer());
    return take(name, { headers: request.headers, body }).finally(() => requests.push(name));
  };

  return {
    faults,
    /** Returns what browsers have received since the last call. */
    takeReceived: (): Received[] => received.splice(0),
    /** Returns the names of all browsers that a message was sent to since the last call, whatever the response. */
    takeRequests: (): string[] => requests.splice(0),
    /** Returns a new browser that has allowed notifications. */
    async subscribe(name: string): Promise<Browser> {
      const pair = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as CryptoKeyPair;
      const p256dh = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = crypto.getRandomValues(new Uint8Array(16));
      known.set(name, { pair, auth, p256dh });
      const keys = { p256dh: encode(p256dh), auth: encode(auth) };
      return { name, subscription: { endpoint: `${SERVICE}/fcm/send/${name}`, keys } };
    },
    close: interceptFetch([SERVICE], respond),
  };
}

async function verify(authorization: string): Promise<Pick<Received, "claims" | "key">> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const verifier = await crypto.subtle.importKey("raw", decode(key), algorithm, false, ["verify"]);
  const signed = new Uint8Array(Buffer.from(`${head}.${claims}`));
  const isRight = await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, verifier, decode(signature), signed);
  if (!isRight) throw new Error("a token that is not signed by its key");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Received["claims"], key };
}

async function decrypt(sealed: Bytes, { pair, auth, p256dh }: Keys): Promise<string> {
  const salt = sealed.slice(0, 16);
  const length = sealed[20] ?? 0;
  const sender = sealed.slice(21, 21 + length);
  const theirs = await crypto.subtle.importKey("raw", sender, P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, pair.privateKey, 256);
  const hkdf = async (secret: ArrayBuffer, from: Bytes, info: string | Bytes, size: number): Promise<ArrayBuffer> => {
    const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
    return crypto.subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt: from, info: new Uint8Array(Buffer.from(info as string)) },
      key,
      size * 8,
    );
  };
  const who = new Uint8Array(Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]));
  const secret = await hkdf(shared, auth, who, 32);
  const key = await hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const iv = await hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = Buffer.from(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, sealed.slice(21 + length)));
  // The delimiter 2 ends the message; padding with zeros follows it.
  return record.subarray(0, record.lastIndexOf(2)).toString();
}
