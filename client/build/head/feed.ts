import type { Language } from "#rules/i18n/address";
import { articlePath, feedUrl, instantOf, ORIGIN, urlOf } from "./addresses.ts";
import { escape } from "./element.ts";
import type { ArticleHead, Cards } from "./subject.ts";
import { titleOf } from "../../articles/title.ts";
import { headWords, siteWords } from "./words.ts";

/**
 * The articles of a language as an Atom feed, the newest first.
 *
 * @param sizes bytes of each picture, by its address
 */
export function feedOf(
  language: Language,
  articles: readonly ArticleHead[],
  cards: Cards,
  sizes: ReadonlyMap<string, number>,
): string {
  const newest = articles.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const line = (tag: string, text: string): string => `<${tag}>${escape(text)}</${tag}>`;
  const link = (attributes: Record<string, string>): string =>
    `<link ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${escape(value)}"`)
      .join(" ")}/>`;

  const entries = newest.flatMap(({ slug, title, description, kind, date }) => {
    const url = urlOf(language, articlePath(slug));
    const card = cards[language + articlePath(slug)];
    if (card === undefined) throw new Error(`no picture of ${slug} in ${language}`);
    return [
      "<entry>",
      line("id", url),
      line("title", title),
      link({ rel: "alternate", type: "text/html", href: url }),
      link({ rel: "enclosure", type: "image/png", length: String(sizes.get(card) ?? 0), href: ORIGIN + card }),
      line("published", instantOf(date)),
      line("updated", instantOf(date)),
      `<category term="${escape(kind)}"/>`,
      line("summary", description),
      "</entry>",
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}-CA">`,
    line("id", feedUrl(language)),
    line("title", titleOf(siteWords[language].pages.insights)),
    line("subtitle", headWords[language].descriptions.insights),
    link({ rel: "self", type: "application/atom+xml", href: feedUrl(language) }),
    link({ rel: "alternate", type: "text/html", href: urlOf(language, "/hockey-insights") }),
    line("updated", instantOf(newest[0]?.date ?? "1970-01-01")),
    "<author><name>Deke</name></author>",
    ...entries,
    "</feed>\n",
  ].join("\n");
}
