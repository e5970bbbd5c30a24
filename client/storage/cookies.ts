/** What holds for every cookie of this site unless it says otherwise. */
export const COOKIE_DEFAULTS = { path: "/", sameSite: "Strict" } as const;

interface CookieOptions {
  path?: string;
  sameSite?: "Strict" | "Lax";
  /** Seconds until it is forgotten; without them it goes with the browser's session. */
  maxAge?: number;
}

/** Whether this page came over https, which a cookie can then insist on. */
export const isSecure = (): boolean => location.protocol === "https:";

/** Sets a cookie, for the whole site and for no other, unless told otherwise. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { path, sameSite, maxAge } = { ...COOKIE_DEFAULTS, ...options };
  const age = maxAge === undefined ? "" : `; max-age=${maxAge}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; samesite=${sameSite}${age}${isSecure() ? "; secure" : ""}`;
}

const YEAR_S = 365 * 86_400;

/** Tells the server for a year how a page is to be written for this browser: it has nothing else to know that by. */
export const writePreferenceCookie = (name: "language" | "played", value: string): void =>
  // Not a strict cookie, which would stay behind when somebody follows a link that a friend has sent.
  writeCookie(name, value, { sameSite: "Lax", maxAge: YEAR_S });

/** Whether there is a cookie of that name that a script may see. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split("; ").some((one) => one.startsWith(`${name}=`));

/** Removes every cookie whose name belongs. Those that no script may see stay. */
export function removeCookies(belongs: RegExp): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  for (const name of names) if (belongs.test(name)) writeCookie(name, "", { maxAge: 0 });
}
