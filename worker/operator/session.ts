import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { encryptToken, decryptToken } from "../tokens/tokens.ts";
import { readKeys, type SecretKey } from "../store/keys.ts";
import type { AppContext } from "../http/context.ts";

const COOKIE = "deke_operator";
/** How long an operator session lasts, in seconds. */
const LIFETIME_S = 12 * 60 * 60;

interface OperatorSession {
  /** Id of the operator's key: a new key ends the session. */
  key: number;
  /** Unix milliseconds. */
  until: number;
}

type ApiRequest = Context<AppContext>;

/** Only the newest key is valid. */
const keyOf = async (c: ApiRequest): Promise<SecretKey> => (await readKeys(c.env, "operator", c.get("now")))[0];

/** Returns whether a text is the operator's key, as 64 hexadecimal digits. Compares in constant time. */
export async function isOperatorKey(c: ApiRequest, given: string): Promise<boolean> {
  const hash = (text: string) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const [one, other] = await Promise.all([hash(given), hash((await keyOf(c)).bytes.toHex())]);
  return crypto.subtle.timingSafeEqual(one, other);
}

const isSecure = (c: ApiRequest): boolean => new URL(c.req.url).protocol === "https:";

const ATTRIBUTES = { path: "/", httpOnly: true, sameSite: "Strict", maxAge: LIFETIME_S } as const;
const SECURE = { ...ATTRIBUTES, secure: true, prefix: "host" } as const;

/** Starts an operator session: the cookie is an encrypted token, and does not contain the key. */
export async function startOperatorSession(c: ApiRequest): Promise<void> {
  const now = c.get("now");
  const pass: OperatorSession = { key: (await keyOf(c)).id, until: now + LIFETIME_S * 1000 };
  setCookie(c, COOKIE, await encryptToken(c.env, "operator", pass, now), isSecure(c) ? SECURE : ATTRIBUTES);
}

/** Ends the operator session. */
export function endOperatorSession(c: ApiRequest): void {
  deleteCookie(c, COOKIE, isSecure(c) ? SECURE : ATTRIBUTES);
}

/** Returns whether the request has a valid operator session. */
export async function hasOperatorSession(c: ApiRequest): Promise<boolean> {
  const cookie = isSecure(c) ? getCookie(c, COOKIE, "host") : getCookie(c, COOKIE);
  if (cookie === undefined) return false;
  const pass = await decryptToken<OperatorSession>(c.env, "operator", cookie, c.get("now"));
  return pass !== null && pass.until > c.get("now") && pass.key === (await keyOf(c)).id;
}
