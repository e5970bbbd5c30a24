import { LANGUAGES } from "#rules/i18n/address";
import { SITEMAP_PAGES } from "#rules/site/pages";
import { alternatesOf, urlOf } from "./addresses.ts";
import { escapeHtml } from "./element.ts";
import type { ArticleEntry } from "../../articles/shelf.ts";

/** Renders the sitemap: all indexed pages in both languages, each with its alternate. */
export function renderSitemap(articles: readonly ArticleEntry[]): string {
  const places: [path: string, date: string | null][] = [
    ...SITEMAP_PAGES.map(([path]): [string, null] => [path, null]),
    ...articles.map(({ to, date }): [string, string] => [to, date]),
  ];
  const urls = places.flatMap(([path, date]) =>
    LANGUAGES.map((language) =>
      [
        "<url>",
        `<loc>${escapeHtml(urlOf(language, path))}</loc>`,
        date === null ? "" : `<lastmod>${date}</lastmod>`,
        ...alternatesOf(path).map(
          ([other, url]) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(url)}"/>`,
        ),
        "</url>",
      ].join(""),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
