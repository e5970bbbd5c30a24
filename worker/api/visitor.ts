import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { PERIODS } from "#rules/register";
import type { ApiContext } from "./context.ts";

const COOKIE = "deke_visitor";
const ID_BYTES = 16;
/** As long as browsers keep a cookie at most, in seconds. */
const LIFETIME_S = PERIODS.visitorDays * 24 * 60 * 60;

type ApiRequest = Context<ApiContext>;

/** Who is asking: the random id of his cookie; null for somebody who has finished no daily here. */
export function visitorOf(c: ApiRequest): string | null {
  const id = getCookie(c, COOKIE);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

/** Who is asking, known from now on. */
export function knownVisitor(c: ApiRequest): string {
  const id =
    visitorOf(c) ??
    crypto.getRandomValues(new Uint8Array(ID_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });
  rememberVisitor(c, id);
  return id;
}

/** Makes the browser a visitor's, where no script can read it and no other site can use it. */
export function rememberVisitor(c: ApiRequest, id: string): void {
  setCookie(c, COOKIE, id, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: new URL(c.req.url).protocol === "https:",
    maxAge: LIFETIME_S,
  });
}

/** Makes the browser nobody's again. */
export function forgetCookie(c: ApiRequest): void {
  deleteCookie(c, COOKIE, { path: "/" });
}
