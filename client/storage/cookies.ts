/** Defaults of this site's cookies. */
export const COOKIE_DEFAULTS = { path: "/", sameSite: "Strict" } as const;

interface CookieOptions {
  path?: string;
  sameSite?: "Strict" | "Lax";
  /** Seconds until the cookie expires. Without them it ends with the browser's session. */
  maxAge?: number;
}

export const isSecure = (): boolean => location.protocol === "https:";

/** Writes a cookie for the whole site, unless the options say otherwise. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { path, sameSite, maxAge } = { ...COOKIE_DEFAULTS, ...options };
  const age = maxAge === undefined ? "" : `; max-age=${maxAge}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; samesite=${sameSite}${age}${isSecure() ? "; secure" : ""}`;
}

const YEAR_S = 365 * 86_400;

/** Stores for a year how the server should render pages for this browser. */
export const writePreferenceCookie = (name: "language" | "played", value: string): void =>
  // A strict cookie would not be sent when a visitor follows a friend's link.
  writeCookie(name, value, { sameSite: "Lax", maxAge: YEAR_S });

/** Returns the value of a cookie that scripts can read; undefined if there is none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Removes all cookies with matching names, except those that scripts cannot read. */
export function removeCookies(belongs: RegExp): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  for (const name of names) if (belongs.test(name)) writeCookie(name, "", { maxAge: 0 });
}
