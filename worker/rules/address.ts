/** The languages the site speaks. English is at the bare addresses, French beneath `/fr`. */
export const LANGUAGES = ["en", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What stands before every path of a language. */
export const PREFIXES: Record<Language, "" | "/fr"> = { en: "", fr: "/fr" };

/** A page, and the language it is asked for in. */
export interface Place {
  language: Language;
  /** The English path, which names the page in both languages: "/", "/leaderboard". */
  path: string;
}

/**
 * The address of a page in a language: "/leaderboard" is "/fr/leaderboard", and the front page "/fr".
 *
 * @param path the English path, with whatever follows it: "/?day=2026-11-21"
 */
export function addressIn(language: Language, path: string): string {
  const prefix = PREFIXES[language];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/**
 * Returns the page that an address asks for. A slash at the end makes no difference, and several slashes count as one: the
 * path of a page never begins with two, which a browser would read as the name of another host.
 */
export function placeAt(pathname: string): Place {
  const path = pathname.replace(/[/\\]+/g, "/").replace(/\/$/, "");
  const isFrench = path === PREFIXES.fr || path.startsWith(`${PREFIXES.fr}/`);
  return isFrench
    ? { language: "fr", path: path.slice(PREFIXES.fr.length) || "/" }
    : { language: "en", path: path || "/" };
}

/** How a page's text differs by what follows its path, or by who asks; "" where it does not. */
export type Variant = "" | DayVariant | "challenge" | `returns-${number}` | SweaterVariant;

/** A game's page that is not about today's puzzle. */
export type DayVariant = "asked" | "yesterday" | "practice";

/** Face Reveal where it is a Sweater Reveal: today's, and the same for each of the others. */
export type SweaterVariant = "sweater" | `sweater-${DayVariant}`;

/**
 * Name of the file under which a page is written, without its ending: "en/home", "fr/nhl.immaculate-grid~asked".
 *
 * @param path the English path, null for the page of an address that is none
 */
export function fileOf(language: Language, path: string | null, variant: Variant = ""): string {
  const name = path === null ? "not-found" : path.slice(1).replaceAll("/", ".") || "home";
  return `${language}/${name}${variant && `~${variant}`}`;
}
