import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { PERIODS } from "#rules/register";
import { encryptToken, decryptToken } from "../tokens/tokens.ts";
import type { ApiContext } from "./context.ts";

const COOKIE = "deke_visitor";
const ID_BYTES = 16;
/** What is an id, and was the whole cookie before it was sealed. */
const ID = /^[\w-]{22}$/;
/** As long as browsers keep a cookie at most, in seconds. */
const LIFETIME_S = PERIODS.visitorDays * 24 * 60 * 60;

type ApiRequest = Context<ApiContext>;

const isSecure = (c: ApiRequest): boolean => new URL(c.req.url).protocol === "https:";

/** The cookie as it comes. Over https its name binds it to this very host, `__Host-`, so that no other can plant one. */
const cookieOf = (c: ApiRequest): string | undefined =>
  (isSecure(c) ? getCookie(c, COOKIE, "host") : undefined) ?? getCookie(c, COOKIE);

/** Whether a browser says at all who is asking; whether that is true only {@link visitorOf} knows. */
export const hasCookie = (c: ApiRequest): boolean => cookieOf(c) !== undefined;

/**
 * Who is asking: the random id sealed in his cookie, which is nobody's to make up; null for somebody who was dealt no day
 * here. An id that was not sealed is of the release before: it is taken, and {@link rememberVisitor} puts a sealed one in
 * its place.
 */
export async function visitorOf(c: ApiRequest): Promise<string | null> {
  const cookie = cookieOf(c);
  if (cookie === undefined) return null;
  return ID.test(cookie) ? cookie : decryptToken<string>(c.env, "visitor", cookie, c.get("now"));
}

/** The id of somebody new. */
export const newVisitor = (): string =>
  crypto.getRandomValues(new Uint8Array(ID_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });

/** Makes the browser a visitor's, where no script can read it and no other site can use it. */
export async function rememberVisitor(c: ApiRequest, id: string): Promise<void> {
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", maxAge: LIFETIME_S } as const;
  const sealed = await encryptToken(c.env, "visitor", id, c.get("now"));
  if (!isSecure(c)) return setCookie(c, COOKIE, sealed, attributes);
  setCookie(c, COOKIE, sealed, { ...attributes, secure: true, prefix: "host" });
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { path: "/" });
}

/** Makes the browser nobody's again. */
export function forgetCookie(c: ApiRequest): void {
  deleteCookie(c, COOKIE, { path: "/" });
  if (isSecure(c)) deleteCookie(c, COOKIE, { path: "/", secure: true, prefix: "host" });
}
