import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { RETENTION_PERIODS } from "#rules/site/data-register";
import { log } from "../runtime/log.ts";
import { withCircuitBreaker } from "../runtime/timeouts.ts";
import { readCurrentVisitor } from "../store/deleted-visitors.ts";
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

/** Returns the id in the visitor's cookie; null without a valid cookie of this site. */
async function decryptCookie(c: ApiRequest): Promise<string | null> {
  const cookie = cookieOf(c);
  return cookie === undefined ? null : decryptToken<string>(c.env, "visitor", cookie, c.get("now"));
}

/**
 * Returns the visitor's id; null without a valid cookie of this site, or if the visitor was deleted. A device whose
 * visitor was merged on another device gets the cookie of that visitor. Reads one row, once per request.
 */
export async function readVisitorId(c: ApiRequest): Promise<string | null> {
  const id = await decryptCookie(c);
  return id === null ? null : readCurrentId(c, id);
}

/** @param id the id in the cookie */
function readCurrentId(c: ApiRequest, id: string): Promise<string | null> {
  const reading = c.get("visitor") ?? renewOutdatedCookie(c, id);
  c.set("visitor", reading);
  return reading;
}

async function renewOutdatedCookie(c: ApiRequest, id: string): Promise<string | null> {
  const current = await readCurrentVisitor(c.env, id);
  if (current !== null && current !== id) await setVisitorCookie(c, current);
  return current;
}

/** The same for requests that are possible without D1: while D1 is away, returns the cookie's id, which may be outdated. */
export async function readPossibleVisitorId(c: ApiRequest): Promise<string | null> {
  const id = await decryptCookie(c);
  return id === null ? null : readIfPossible(c, id, () => readCurrentId(c, id));
}

/** Returns the visitor whom an id belongs to, null after a deletion; while D1 is away the id, which may be outdated. */
export const resolveVisitorId = (c: ApiRequest, id: string): Promise<string | null> =>
  readIfPossible(c, id, () => readCurrentVisitor(c.env, id));

async function readIfPossible(c: ApiRequest, id: string, read: () => Promise<string | null>): Promise<string | null> {
  try {
    return await withCircuitBreaker(c.get("now"), read);
  } catch (error) {
    log("warn", "visitor-possibly-outdated", error);
    return id;
  }
}

/** Returns a new random id. */
export const createVisitorId = (): string =>
  crypto.getRandomValues(new Uint8Array(ID_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });

/** Sets the visitor's cookie, in place of one that the response has already. */
export async function setVisitorCookie(c: ApiRequest, id: string): Promise<void> {
  writeCookie(c, await encryptToken(c.env, "visitor", id, c.get("now")), LIFETIME_S);
}

/** Deletes the visitor's cookie. */
export const deleteVisitorCookie = (c: ApiRequest): void => writeCookie(c, "", 0);

/** The cookie is HttpOnly, so that no script can read it, and SameSite, so that no other site can use it. */
function writeCookie(c: ApiRequest, value: string, maxAge: number): void {
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", maxAge } as const;
  const secure = { ...attributes, secure: true, prefix: "host" } as const;
  c.header("Set-Cookie", generateCookie(COOKIE, value, isSecure(c) ? secure : attributes));
}
