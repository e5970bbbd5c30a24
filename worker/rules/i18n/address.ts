/** The languages of the site. English pages have paths without a prefix, French ones are under `/fr`. */
export const LANGUAGES = ["en", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Returns the site's language of a language tag: "fr-CA" is French. Undefined for any other. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);

export const PATH_PREFIXES: Record<Language, "" | "/fr"> = { en: "", fr: "/fr" };

export interface LocalizedPath {
  language: Language;
  /** The English path, which names the page in both languages: "/", "/leaderboard". */
  path: string;
}

/**
 * Returns a path, with any query or hash, in a language: "/leaderboard" becomes "/fr/leaderboard", "/" becomes "/fr".
 */
export function localizePath(language: Language, path: string): string {
  const prefix = PATH_PREFIXES[language];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** Returns the page and language of a path. Several slashes count as one: browsers take two for a host's name. */
export function parseLocalizedPath(pathname: string): LocalizedPath {
  const path = pathname.replace(/[/\\]+/g, "/").replace(/\/$/, "");
  const isFrench = path === PATH_PREFIXES.fr || path.startsWith(`${PATH_PREFIXES.fr}/`);
  return isFrench
    ? { language: "fr", path: path.slice(PATH_PREFIXES.fr.length) || "/" }
    : { language: "en", path: path || "/" };
}

/** The prerendered variants of a page; "" for the page without a variant. Parts are separated by hyphens. */
export type PageVariant = "" | RoundVariant | `returns-${number}` | `first` | `first-${RoundVariant}`;

/** The variants of a game's page: `first`, before any of these, contains the rules, for a visitor who has not played yet. */
type RoundVariant = DayVariant | "challenge" | SweaterVariant;

/** The variants of a game's page that are not about today's puzzle. */
export type DayVariant = "asked" | "yesterday" | "practice";

/** The variants of Face Reveal's page on a day with a Sweater Reveal. */
export type SweaterVariant = "sweater" | `sweater-${DayVariant}`;

/** Returns a variant with a part before it: `sweater` and `asked` are `sweater-asked`. */
export const withPart = (part: "first" | "sweater", variant: PageVariant): PageVariant =>
  (variant === "" ? part : `${part}-${variant}`) as PageVariant;

export const partsOf = (variant: PageVariant): ReadonlySet<string> => new Set(variant.split("-"));

/** Returns a page's prerendered file; null is the not-found page: "en/home", "fr/nhl.immaculate-grid~asked". */
export function prerenderedFileOf(language: Language, path: string | null, variant: PageVariant = ""): string {
  const name = path === null ? "not-found" : path.slice(1).replaceAll("/", ".") || "home";
  return `${language}/${name}${variant && `~${variant}`}`;
}
