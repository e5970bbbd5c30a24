import { localizePath, LANGUAGES, type Language } from "#rules/i18n/address";
import { tokenOf } from "#rules/site/placeholders";

/** Placeholder of the site's origin, `https://deke.example` (worker/pages/render-page.ts, worker/pages/crawlers.ts). */
export const ORIGIN = tokenOf("ORIGIN");

/** Placeholder of the running puzzle's number, in the address of its picture. */
export const PUZZLE_NUMBER = tokenOf("RUNNING_NUMBER");

/** Returns the address of a page in a language. */
export const urlOf = (language: Language, path: string): string => ORIGIN + localizePath(language, path);

/**
 * Returns the addresses of a page in every language, and the default for other languages, which redirects by the
 * browser's preference.
 */
export const alternatesOf = (path: string): [language: string, url: string][] => [
  ...LANGUAGES.map((language): [string, string] => [language, urlOf(language, path)]),
  ["x-default", urlOf("en", path)],
];

/** Returns the address of the articles' feed. */
export const feedUrl = (language: Language): string => urlOf(language, "/feed.xml");

/** Returns the first instant of a day in ISO 8601. */
export const isoInstantOf = (day: string): string => `${day}T00:00:00Z`;
