import type { Language } from "#rules/address";
import type { Env } from "./env.ts";
import { escaped } from "./players/phrases.ts";
import { linkLayout, wordsOf, type Unfurled } from "./unfurl.ts";

/**
 * A written page that says of itself what a friend's link shows, in place of what it says as a page. Lists of results are
 * told to leave it alone, whether the link is whole or broken: it is the same page as without.
 *
 * @param sent null where the link is broken
 * @param url where it is, with all that it carries: whoever unfurls it would else ask for the bare page
 */
export async function tell(
  env: Env,
  html: string,
  language: Language,
  sent: Unfurled | null,
  url: string,
): Promise<string> {
  const end = html.indexOf("</head>");
  const head = setMeta(html.slice(0, end), "robots", "noindex");
  if (sent === null) return head + html.slice(end);
  const { words, version } = await linkLayout(env, language);
  const [title, description] = wordsOf(words, sent.shown);
  const image = `${new URL(url).origin}/img/links/${language}/${sent.picture}?v=${version}`;
  const metas: Readonly<Record<string, string>> = {
    description,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    "og:image:alt": title,
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": image,
    "twitter:image:alt": title,
  };
  return Object.entries(metas).reduce((told, [name, content]) => setMeta(told, name, content), head) + html.slice(end);
}

/** Gives a `meta` of a head, as client/head writes it, another content. */
const setMeta = (head: string, name: string, content: string): string =>
  head.replace(
    new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`),
    (_, start: string) => start + escaped(content),
  );
