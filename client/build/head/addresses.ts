import { localizePath, LANGUAGES, type Language } from "#rules/i18n/address";
import { tokenOf } from "#rules/site/placeholders";

/** Placeholder of the site's origin, `https://deke.example` (worker/pages/render-page.ts, worker/pages/crawlers.ts). */
export const ORIGIN = tokenOf("ORIGIN");

/** Placeholder of the running puzzle's number, in the address of its picture. */
export const PUZZLE_NUMBER = tokenOf("RUNNING_NUMBER");

/** Where a page is in a language. */
export const urlOf = (language: Language, path: string): string => ORIGIN + localizePath(language, path);

/** Where an article is, in English. */
export const articlePath = (slug: string): string => `/hockey-insights/${slug}`;

/** The same page in every language, and for whoever speaks none of them the address that asks his browser. */
export const alternatesOf = (path: string): [language: string, url: string][] => [
  ...LANGUAGES.map((language): [string, string] => [language, urlOf(language, path)]),
  ["x-default", urlOf("en", path)],
];

/** Where the articles can be subscribed to. */
export const feedUrl = (language: Language): string => urlOf(language, "/feed.xml");

/** The first instant of a day, in the form that feeds and lists of results ask for. */
export const isoInstantOf = (day: string): string => `${day}T00:00:00Z`;
