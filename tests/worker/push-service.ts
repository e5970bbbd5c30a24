/** Where the stand-in answers from: one of the push services there are. */
const SERVICE = "https://fcm.googleapis.com";

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;

const decode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64url"));
const encode = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString("base64url");

/** What a browser was sent, once it has decrypted it, and what was said of it to the service. */
export interface Received {
  browser: string;
  notice: { title: string; body: string; lang: string; url: string; tag: string; stop: string; left: number };
  headers: Headers;
  /** The claims of the token it was sent with, once its signature was found to be right. */
  claims: { aud: string; exp: number; sub: string };
  /** The public key it was signed with. */
  key: string;
  /** How long the encrypted message was, in bytes. */
  size: number;
}

/** A browser that can be reached. */
export interface Browser {
  name: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/**
 * Stands in for a push service and the browsers behind it. Calls to the outside come by the `fetch` of the process, the
 * Worker's as well; one to any other host is an error, unless the test makes some of its own. What it is handed it decrypts as a browser does, step by step as RFC
 * 8291 has the receiver do, with none of the Worker's own code.
 */
export function standInForPush({ others = "forbid" }: { others?: "forbid" | "let through" } = {}) {
  const { fetch } = globalThis;
  const known = new Map<
    string,
    { pair: CryptoKeyPair; auth: Uint8Array<ArrayBuffer>; p256dh: Uint8Array<ArrayBuffer> }
  >();
  const received: Received[] = [];
  const asked: string[] = [];
  const service = {
    /** What the service answers to messages for a browser, in place of 201. */
    faults: new Map<string, number>(),
    /** Takes what browsers have received since this was last called. */
    takeReceived: (): Received[] => received.splice(0),
    /** Takes the names of those who were to be sent something, whatever came of it. */
    takeAsked: (): string[] => asked.splice(0),
    /** A new browser that has allowed to be reached. */
    async subscribe(name: string): Promise<Browser> {
      const pair = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as CryptoKeyPair;
      const p256dh = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = crypto.getRandomValues(new Uint8Array(16));
      known.set(name, { pair, auth, p256dh });
      return {
        name,
        subscription: {
          endpoint: `${SERVICE}/fcm/send/${name}`,
          keys: { p256dh: encode(p256dh), auth: encode(auth) },
        },
      };
    },
    close() {
      globalThis.fetch = fetch;
    },
  };

  globalThis.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    if (origin !== SERVICE && others === "let through") return fetch(input, init);
    if (origin !== SERVICE) throw new Error(`a call to ${origin}`);
    const request = new Request(input, init);
    const name = pathname.replace("/fcm/send/", "");
    try {
      return await take(name, request);
    } finally {
      asked.push(name);
    }
  };

  async function take(name: string, request: Request): Promise<Response> {
    const fault = service.faults.get(name);
    if (fault !== undefined)
      return new Response("no", { status: fault, headers: { Location: "https://evil.example/" } });
    const browser = known.get(name);
    if (browser === undefined) return new Response(null, { status: 404 });
    const { headers } = request;
    const sealed = new Uint8Array(await request.arrayBuffer());
    const { claims, key } = await verify(headers.get("Authorization") ?? "");
    const notice = JSON.parse(await decrypt(sealed, browser)) as Received["notice"];
    received.push({ browser: name, notice, headers, claims, key, size: sealed.length });
    return new Response(null, { status: 201 });
  }
  return service;
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

type Bytes = Uint8Array<ArrayBuffer>;

async function decrypt(
  sealed: Bytes,
  { pair, auth, p256dh }: { pair: CryptoKeyPair; auth: Bytes; p256dh: Bytes },
): Promise<string> {
  const salt = sealed.slice(0, 16);
  const length = sealed[20] ?? 0;
  const sender = sealed.slice(21, 21 + length);
  const theirs = await crypto.subtle.importKey("raw", sender, P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, pair.privateKey, 256);
  const hkdf = async (secret: ArrayBuffer, from: Bytes, info: string | Bytes, size: number): Promise<ArrayBuffer> => {
    const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
    const told = typeof info === "string" ? new Uint8Array(Buffer.from(info)) : info;
    return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: from, info: told }, key, size * 8);
  };
  const who = new Uint8Array(Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]));
  const secret = await hkdf(shared, auth, who, 32);
  const key = await hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const iv = await hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = Buffer.from(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, sealed.slice(21 + length)));
  // A 2 ends what is said, and zeros fill it up.
  return record.subarray(0, record.lastIndexOf(2)).toString();
}
