import type { Language } from "#rules/i18n/address";
import { feedUrl, isoInstantOf, ORIGIN, urlOf } from "./addresses.ts";
import { escapeHtml, renderAttributes } from "./element.ts";
import type { CardVersions } from "./subject.ts";
import type { ArticleEntry } from "../../articles/shelf.ts";
import { titleOf } from "../../articles/title.ts";
import { headTexts, siteTexts } from "./words.ts";

/**
 * Renders a language's articles as an Atom feed, newest first.
 *
 * @param sizes bytes of each picture by address
 */
export function renderFeed(
  language: Language,
  articles: readonly ArticleEntry[],
  cards: CardVersions,
  sizes: ReadonlyMap<string, number>,
): string {
  const newest = articles.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const line = (tag: string, text: string): string => `<${tag}>${escapeHtml(text)}</${tag}>`;
  const link = (attributes: Record<string, string>): string => `<link${renderAttributes(attributes)}/>`;

  const entries = newest.flatMap(({ to, title, description, kind, date }) => {
    const url = urlOf(language, to);
    const card = cards[language + to];
    if (card === undefined) throw new Error(`no picture of ${to} in ${language}`);
    return [
      "<entry>",
      line("id", url),
      line("title", title),
      link({ rel: "alternate", type: "text/html", href: url }),
      link({ rel: "enclosure", type: "image/png", length: String(sizes.get(card) ?? 0), href: ORIGIN + card }),
      line("published", isoInstantOf(date)),
      line("updated", isoInstantOf(date)),
      `<category term="${escapeHtml(kind)}"/>`,
      line("summary", description),
      "</entry>",
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}-CA">`,
    line("id", feedUrl(language)),
    line("title", titleOf(siteTexts[language].pages.insights)),
    line("subtitle", headTexts[language].descriptions.insights),
    link({ rel: "self", type: "application/atom+xml", href: feedUrl(language) }),
    link({ rel: "alternate", type: "text/html", href: urlOf(language, "/hockey-insights") }),
    line("updated", isoInstantOf(newest[0]?.date ?? "1970-01-01")),
    "<author><name>Deke</name></author>",
    ...entries,
    "</feed>\n",
  ].join("\n");
}
