import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { RETENTION_PERIODS } from "#rules/site/data-register";
import { encryptToken, decryptToken } from "../tokens/tokens.ts";
import type { AppContext } from "./context.ts";

const COOKIE = "deke_visitor";
const ID_BYTES = 16;
/** The longest time browsers keep a cookie, in seconds. */
const LIFETIME_S = RETENTION_PERIODS.visitorDays * 24 * 60 * 60;

type ApiRequest = Context<AppContext>;

const isSecure = (c: ApiRequest): boolean => new URL(c.req.url).protocol === "https:";

/** Returns the visitor's cookie. Over https only the one with the prefix `__Host-` is read, which no other host can set. */
const cookieOf = (c: ApiRequest): string | undefined =>
  isSecure(c) ? getCookie(c, COOKIE, "host") : getCookie(c, COOKIE);

/** Returns whether the request has a visitor's cookie. It may be invalid, see {@link readVisitorId}. */
export const hasVisitorCookie = (c: ApiRequest): boolean => cookieOf(c) !== undefined;

/** Returns the visitor's id; null without a valid cookie of this site. */
export async function readVisitorId(c: ApiRequest): Promise<string | null> {
  const cookie = cookieOf(c);
  return cookie === undefined ? null : decryptToken<string>(c.env, "visitor", cookie, c.get("now"));
}

/** Returns a new random id. */
export const createVisitorId = (): string =>
  crypto.getRandomValues(new Uint8Array(ID_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });

/**
 * Sets the visitor's cookie: HttpOnly, so that no script can read it, and SameSite, so that no other site can use it.
 */
export async function setVisitorCookie(c: ApiRequest, id: string): Promise<void> {
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", maxAge: LIFETIME_S } as const;
  const token = await encryptToken(c.env, "visitor", id, c.get("now"));
  setCookie(c, COOKIE, token, isSecure(c) ? { ...attributes, secure: true, prefix: "host" } : attributes);
}

/** Deletes the visitor's cookie. */
export function deleteVisitorCookie(c: ApiRequest): void {
  deleteCookie(c, COOKIE, isSecure(c) ? { path: "/", secure: true, prefix: "host" } : { path: "/" });
}
