import { localizePath, LANGUAGES } from "#rules/i18n/address";
import { playerListPath, playerPath } from "#rules/site/player-address";
import { countListPages } from "#rules/site/player-document";
import type { Env } from "../../env.ts";
import { readListPage, readLists } from "./documents.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the sitemap index. Each sitemap has its own address, so that none is large. */
export async function sitemapIndexOf(env: Env, origin: string): Promise<string> {
  const { letters } = await readLists(env);
  return [
    HEAD,
    `<sitemapindex ${SPACE}>`,
    ...["lists", ...letters.map(([letter]) => letter)].map(
      (of) => `<sitemap><loc>${origin}/sitemap-players-${of}.xml</loc></sitemap>`,
    ),
    "</sitemapindex>\n",
  ].join("\n");
}

/** Returns the sitemap of a letter or of the "lists", or null. Addresses contain no character that XML escapes. */
export async function sitemapOf(env: Env, of: string, origin: string): Promise<string | null> {
  const paths = await pathsOf(env, of);
  if (paths === null) return null;
  const urls = paths.flatMap((path) => {
    const places = LANGUAGES.map((language) => [language, origin + localizePath(language, path)] as const);
    const alternates = [...places, ["x-default", origin + path] as const]
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
      .join("");
    return places.map(([, url]) => `<url><loc>${url}</loc>${alternates}</url>`);
  });
  return [HEAD, `<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, "</urlset>\n"].join("\n");
}

async function pathsOf(env: Env, of: string): Promise<string[] | null> {
  const { letters, clubs, countries } = await readLists(env);
  if (of !== "lists") {
    const [, count = 0] = letters.find(([letter]) => letter === of) ?? [];
    const pages = Array.from({ length: countListPages(count) }, (_, at) => readListPage(env, "letter", of, at + 1));
    const players = (await Promise.all(pages)).flatMap((page) => page?.players ?? []);
    return players.length === 0 ? null : players.map(([id, first, last]) => playerPath({ id, first, last }));
  }
  return [
    ...letters.map(([letter]) => playerListPath("letter", letter)),
    ...clubs.map(([{ code }]) => playerListPath("club", code)),
    ...countries.map(([code]) => playerListPath("country", code)),
  ];
}
