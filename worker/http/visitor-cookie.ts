import { generateCookie, getCookie } from "hono/cookie";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import { isVisitorDeleted } from "../store/deleted-visitors.ts";
import { encryptToken, decryptToken } from "../tokens/tokens.ts";
import type { ApiRequest } from "./context.ts";

const COOKIE = "deke_visitor";
const ID_BYTES = 16;
/** The longest time browsers keep a cookie, in seconds. */
const LIFETIME_S = RETENTION_PERIODS.visitorDays * 24 * 60 * 60;

const isSecure = (c: ApiRequest): boolean => new URL(c.req.url).protocol === "https:";

/** Returns the visitor's cookie. Over https only the one with the prefix `__Host-` is read, which no other host can set. */
const cookieOf = (c: ApiRequest): string | undefined =>
  isSecure(c) ? getCookie(c, COOKIE, "host") : getCookie(c, COOKIE);

/** Returns whether the request has a visitor's cookie. It may be invalid. */
export const hasVisitorCookie = (c: ApiRequest): boolean => cookieOf(c) !== undefined;

/**
 * Returns the visitor's id; null without a valid cookie of this site. The visitor may have been deleted, on another device
 * or by joining one: then nothing is stored about them, and their rounds are refused.
 */
export async function readVisitorId(c: ApiRequest): Promise<string | null> {
  const cookie = cookieOf(c);
  return cookie === undefined ? null : decryptToken<string>(c.env, "visitor", cookie, c.get("now"));
}

/** The same for requests that store something without a result: null for a deleted visitor, too. Reads one row. */
export async function readActiveVisitorId(c: ApiRequest): Promise<string | null> {
  const id = await readVisitorId(c);
  return id !== null && (await isVisitorDeleted(c.env, id)) ? null : id;
}

export const createVisitorId = (): string =>
  crypto.getRandomValues(new Uint8Array(ID_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });

/** Sets the visitor's cookie, in place of one that the response has already. */
export async function setVisitorCookie(c: ApiRequest, id: string): Promise<void> {
  writeCookie(c, await encryptToken(c.env, "visitor", id, c.get("now")), LIFETIME_S);
}

export const deleteVisitorCookie = (c: ApiRequest): void => writeCookie(c, "", 0);

/** The cookie is HttpOnly, so that no script can read it, and SameSite, so that no other site can use it. */
function writeCookie(c: ApiRequest, value: string, maxAge: number): void {
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", maxAge } as const;
  const secure = { ...attributes, secure: true, prefix: "host" } as const;
  c.header("Set-Cookie", generateCookie(COOKIE, value, isSecure(c) ? secure : attributes));
}
