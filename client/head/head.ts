import { LANGUAGES, type Language } from "#rules/address";
import { isPath, PAGES, puzzleAtPath } from "#rules/pages";
import { alternatesOf, feedUrl, instantOf, NUMBER, ORIGIN, urlOf } from "./addresses.ts";
import { named, property, type HeadElement } from "./element.ts";
import { graphOf } from "./graph.ts";
import { CARD, type Cards, type Picture, type Subject } from "./subject.ts";
import { titleOf } from "./title.ts";
import { headWords, siteWords } from "./words.ts";

/** The page of any player and any list, of which the server knows what it says (worker/pages.ts). */
export const ANY_PLAYERS = "/players/any";

const LOCALES: Record<Language, string> = { en: "en_CA", fr: "fr_CA" };

/**
 * All that says of a document what it is, to lists of results, to links that are shared and to machines: its title,
 * its description, where it is and where its other language, its picture, and schema.org's words for it. A page that
 * is not there says only that, and that it is not to be listed; so does one that shows everybody himself.
 */
export function headOf(subject: Subject): HeadElement[] {
  const { language, path, article } = subject;
  const { descriptions } = headWords[language];
  const { titles } = siteWords[language];
  if (article !== undefined) return found(subject, titleOf(article.title), article.description);
  if (isPath(path) && !PAGES[path].listed)
    return [
      titled(titles[PAGES[path].name]),
      named("description", descriptions[PAGES[path].name]),
      named("robots", "noindex"),
      ...placesOf(subject),
    ];
  // Behind a link that was sent to somebody: it is shown what boards are, and listed nowhere.
  if (path === "/friends/board")
    return found({ ...subject, path: "/friends" }, titles.friends, descriptions.friends).map((element) =>
      element.attributes["name"] === "robots" ? named("robots", "noindex") : element,
    );
  if (path === ANY_PLAYERS)
    return found({ ...subject, path: "%PLAYERS_PATH%" }, "%PLAYERS_TITLE%", "%PLAYERS_DESCRIPTION%");
  if (isPath(path)) return found(subject, titles[PAGES[path].name], descriptions[PAGES[path].name]);
  return [titled(titles.notFound), named("description", descriptions.notFound), named("robots", "noindex")];
}

const titled = (text: string): HeadElement => ({ tag: "title", attributes: {}, text });

const link = (attributes: HeadElement["attributes"]): HeadElement => ({ tag: "link", attributes });

/** Where the document is, and where in the other language. */
const placesOf = ({ language, path }: Subject): HeadElement[] => [
  link({ rel: "canonical", href: urlOf(language, path) }),
  ...alternatesOf(path).map(([hreflang, href]) => link({ rel: "alternate", hreflang, href })),
];

function found(subject: Subject, title: string, description: string): HeadElement[] {
  const { language } = subject;
  const picture = pictureOf(subject);
  const shown = puzzleOf(subject) ?? picture;
  return [
    titled(title),
    named("description", description),
    named("robots", "max-image-preview:large"),
    ...placesOf(subject),
    link({
      rel: "alternate",
      type: "application/atom+xml",
      title: titleOf(siteWords[language].pages.insights),
      href: feedUrl(language),
    }),
    ...openGraphOf(subject, title, description, shown),
    ...cardOf(title, description, shown),
    {
      tag: "script",
      attributes: { type: "application/ld+json" },
      // Nothing in it can be read as the end of the script, or as HTML of any kind.
      text:
        subject.path === "%PLAYERS_PATH%"
          ? "%PLAYERS_GRAPH%"
          : JSON.stringify(graphOf(subject, description, picture)).replaceAll("<", "\\u003c"),
    },
  ];
}

/** The picture of an article or of a page, the same every day. */
function pictureOf({ language, path: asked, article, cards }: Subject): Picture {
  if (article !== undefined) return { url: addressOf(cards, language + asked), alt: article.title };
  // Pages of players have the picture of the page with all players; a page that is not listed has no picture.
  const path = isPath(asked) ? asked : "/players";
  const page = PAGES[path];
  if (!page.listed) throw new Error(`no picture of ${path}`);
  const { heading, line } = headWords[language].cards[page.name];
  return {
    url: addressOf(cards, language + path),
    alt: `${heading.replaceAll("\u00a0", " ").replace(/[^.?]$/, "$&.")} ${line}`,
  };
}

/** The picture of the puzzle that a page shows; null on a page without one. */
function puzzleOf({ language, path, cards }: Subject): Picture | null {
  const game = puzzleAtPath(path);
  if (game === null) return null;
  const alt = headWords[language].daily
    .replace("{{game}}", siteWords[language].pages[game])
    .replace("{{number}}", NUMBER);
  return { url: addressOf(cards, `${language}/days/${game}`), alt };
}

function addressOf(cards: Cards, name: string): string {
  const address = cards[name];
  if (address === undefined) throw new Error(`no picture ${name}`);
  return ORIGIN + address;
}

const openGraphOf = (
  { language, path, article }: Subject,
  title: string,
  description: string,
  { url, alt }: Picture,
): HeadElement[] => [
  property("og:site_name", "Deke"),
  property("og:type", article ? "article" : "website"),
  property("og:title", article?.title ?? title),
  property("og:description", description),
  property("og:url", urlOf(language, path)),
  property("og:locale", LOCALES[language]),
  ...LANGUAGES.filter((other) => other !== language).map((other) => property("og:locale:alternate", LOCALES[other])),
  property("og:image", url),
  property("og:image:type", "image/png"),
  property("og:image:width", String(CARD.width)),
  property("og:image:height", String(CARD.height)),
  property("og:image:alt", alt),
  ...(article
    ? [
        property("article:published_time", instantOf(article.date)),
        property("article:modified_time", instantOf(article.date)),
        property("article:section", article.kind),
      ]
    : []),
];

const cardOf = (title: string, description: string, { url, alt }: Picture): HeadElement[] => [
  named("twitter:card", "summary_large_image"),
  named("twitter:title", title),
  named("twitter:description", description),
  named("twitter:image", url),
  named("twitter:image:alt", alt),
];
