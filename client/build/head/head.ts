import { isPagePath, PAGES, gameAtPath } from "#rules/site/pages";
import { tokenOf, type MetadataName } from "#rules/site/placeholders";
import { ANY_LIST_PATH, ANY_PLAYER_PATH } from "#rules/site/player-address";
import { alternatesOf, feedUrl, isoInstantOf, ORIGIN, PUZZLE_NUMBER, urlOf } from "./addresses.ts";
import { renderLink, renderMeta } from "./element.ts";
import { structuredDataOf } from "./graph.ts";
import { CARD, type CardVersions, type CardPicture, type HeadSubject } from "./subject.ts";
import { titleOf } from "../../articles/title.ts";
import { headTexts, siteTexts } from "./words.ts";

/** Link metadata of a page. Values may contain tokens of placeholders. */
export type Metadata = Partial<Record<MetadataName, string>>;

export interface DocumentHead {
  /** Elements with placeholders for the link metadata. */
  html: string;
  /** The page's own link metadata, which the Worker fills in unless it has other values, as for a shared link. */
  metadata: Metadata;
}

/**
 * Returns the head of a page: link metadata, canonical address and alternates, JSON-LD. A page that is not listed has no previews and
 * asks search engines to leave it out.
 */
export function buildHead(subject: HeadSubject): DocumentHead {
  const { language, path, article } = subject;
  const { descriptions } = headTexts[language];
  const { titles } = siteTexts[language];
  if (article !== undefined) return listed(subject, titleOf(article.title), article.description, article.title);
  // Shared with friends: it has the preview of the page about friends' boards, and search engines leave it out.
  if (path === "/friends/board") {
    const { html, metadata } = listed({ ...subject, path: "/friends" }, titles.friends, descriptions.friends);
    return { html, metadata: { ...metadata, ROBOTS: "noindex" } };
  }
  // The Worker has the link metadata of players and lists.
  if (path === ANY_PLAYER_PATH || path === ANY_LIST_PATH) {
    const { html, metadata } = listed({ ...subject, path: tokenOf("PLAYERS_PATH") }, "", "");
    const { TITLE: _, LINK_TITLE: __, DESCRIPTION: ___, ...own } = metadata;
    return { html: path === ANY_LIST_PATH ? html + tokenOf("PLAYERS_LINKS") : html, metadata: own };
  }
  const page = isPagePath(path) ? PAGES[path] : null;
  const name = page?.name ?? "notFound";
  if (page?.listed === true) return listed(subject, titles[name], descriptions[name]);
  const metadata = { TITLE: titles[name], DESCRIPTION: descriptions[name], ROBOTS: "noindex" };
  return page === null
    ? { html: DESCRIBED, metadata }
    : { html: DESCRIBED + renderAddresses(subject), metadata: { ...metadata, CANONICAL: urlOf(language, path) } };
}

/** What every page says about itself. */
const DESCRIBED =
  `<title>${tokenOf("TITLE")}</title>` +
  renderMeta("name", { description: tokenOf("DESCRIPTION"), robots: tokenOf("ROBOTS") });

/** Links to the canonical address, and to the page in each language. */
const renderAddresses = ({ path }: HeadSubject): string =>
  [
    renderLink({ rel: "canonical", href: tokenOf("CANONICAL") }),
    ...alternatesOf(path).map(([hreflang, href]) => renderLink({ rel: "alternate", hreflang, href })),
  ].join("");

function listed(subject: HeadSubject, title: string, description: string, linkTitle = title): DocumentHead {
  const { language, path } = subject;
  const picture = pictureOf(subject);
  const shown = puzzlePicture(subject) ?? picture;
  const url = urlOf(language, path);
  const graph =
    path === tokenOf("PLAYERS_PATH")
      ? tokenOf("PLAYERS_GRAPH")
      : // "<" could end the script element.
        JSON.stringify(structuredDataOf(subject, description, picture)).replaceAll("<", "\\u003c");
  return {
    html: [
      DESCRIBED,
      renderAddresses(subject),
      renderLink({
        rel: "alternate",
        type: "application/atom+xml",
        title: titleOf(siteTexts[language].pages.insights),
        href: feedUrl(language),
      }),
      renderOpenGraph(subject),
      TWITTER,
      `<script type="application/ld+json">${graph}</script>`,
    ].join(""),
    metadata: {
      TITLE: title,
      DESCRIPTION: description,
      ROBOTS: "max-image-preview:large",
      CANONICAL: url,
      LINK_TITLE: linkTitle,
      LINK_URL: url,
      LINK_IMAGE: shown.url,
      LINK_IMAGE_ALT: shown.alt,
    },
  };
}

/** Returns the picture of an article or a page, the same every day. */
function pictureOf({ language, path: requested, article, cards }: HeadSubject): CardPicture {
  if (article !== undefined) return { url: addressOf(cards, language + requested), alt: article.title };
  // Players' pages have the picture of `/players`. A page that is not indexed has none.
  const path = isPagePath(requested) ? requested : "/players";
  const page = PAGES[path];
  if (!page.listed) throw new Error(`no picture of ${path}`);
  const { heading, line } = headTexts[language].cards[page.name];
  return {
    url: addressOf(cards, language + path),
    alt: `${heading.replaceAll("\u00a0", " ").replace(/[^.?]$/, "$&.")} ${line}`,
  };
}

/** Returns the picture of the puzzle on a page, or null. */
function puzzlePicture({ language, path, cards, puzzle }: HeadSubject): CardPicture | null {
  const game = gameAtPath(path);
  if (game === null) return null;
  const number = tokenOf(`${puzzle}_NUMBER`);
  const alt = headTexts[language].daily
    .replace("{{game}}", siteTexts[language].pages[game])
    .replace("{{number}}", number);
  return { url: addressOf(cards, `${language}/days/${game}`).replace(PUZZLE_NUMBER, number), alt };
}

function addressOf(cards: CardVersions, name: string): string {
  const address = cards[name];
  if (address === undefined) throw new Error(`no picture ${name}`);
  return ORIGIN + address;
}

const renderOpenGraph = ({ language, article }: HeadSubject): string =>
  renderMeta("property", {
    "og:site_name": "Deke",
    "og:type": article ? "article" : "website",
    "og:title": tokenOf("LINK_TITLE"),
    "og:description": tokenOf("DESCRIPTION"),
    "og:url": tokenOf("LINK_URL"),
    "og:locale": `${language}_CA`,
    "og:locale:alternate": language === "en" ? "fr_CA" : "en_CA",
    "og:image": tokenOf("LINK_IMAGE"),
    "og:image:type": "image/png",
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
    "og:image:alt": tokenOf("LINK_IMAGE_ALT"),
    ...(article && {
      "article:published_time": isoInstantOf(article.date),
      "article:modified_time": isoInstantOf(article.date),
      "article:section": article.kind,
    }),
  });

const TWITTER = renderMeta("name", {
  "twitter:card": "summary_large_image",
  "twitter:title": tokenOf("LINK_TITLE"),
  "twitter:description": tokenOf("DESCRIPTION"),
  "twitter:image": tokenOf("LINK_IMAGE"),
  "twitter:image:alt": tokenOf("LINK_IMAGE_ALT"),
});
