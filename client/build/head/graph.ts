import type { Language } from "#rules/i18n/address";
import { PAGES, type PagePath } from "#rules/site/pages";
import type { ArticleEntry } from "../../articles/shelf.ts";
import { isoInstantOf, urlOf } from "./addresses.ts";
import { CARD, type CardPicture, type HeadSubject } from "./subject.ts";
import { headTexts, siteTexts } from "./words.ts";

/** A node as defined by schema.org. */
interface SchemaNode {
  "@type": string;
  [property: string]: unknown;
}

/** The publisher, which other nodes of this page and of other pages refer to. */
const PUBLISHER: SchemaNode = {
  "@type": "Organization",
  "@id": urlOf("en", "/#deke"),
  name: "Deke",
  url: urlOf("en", "/"),
};

const siteId = (language: Language) => ({ "@id": urlOf(language, "/#site") });

const imageOf = ({ url, alt }: CardPicture): SchemaNode => ({ "@type": "ImageObject", url, ...CARD, caption: alt });

/**
 * Returns a page's structured data (schema.org): the site with its questions on the home page, a game or an article,
 * and breadcrumbs on all other pages.
 */
export const structuredDataOf = (subject: HeadSubject, description: string, picture: CardPicture): object => ({
  "@context": "https://schema.org",
  "@graph": nodesOf(subject, description, picture),
});

function nodesOf({ language, path, article }: HeadSubject, description: string, picture: CardPicture): SchemaNode[] {
  const { pages } = siteTexts[language];
  if (article !== undefined) {
    const crumbs = crumbsOf(language, [pages.insights, "/hockey-insights"], [article.title, article.to]);
    return [articleOf(language, article, picture), crumbs];
  }
  if (path === "/") return [siteOf(language, description), questionsOf(language)];
  const { name, game } = PAGES[path as PagePath];
  const crumbs = crumbsOf(language, [pages[name], path]);
  return game === null ? [crumbs] : [gameOf(language, path as PagePath, description, picture), crumbs];
}

const siteOf = (language: Language, description: string): SchemaNode => ({
  "@type": "WebSite",
  ...siteId(language),
  name: "Deke",
  url: urlOf(language, "/"),
  description,
  inLanguage: `${language}-CA`,
  publisher: PUBLISHER,
});

const gameOf = (language: Language, path: PagePath, description: string, picture: CardPicture): SchemaNode => ({
  "@type": "Game",
  name: siteTexts[language].pages[PAGES[path].name],
  url: urlOf(language, path),
  description,
  image: imageOf(picture),
  inLanguage: `${language}-CA`,
  genre: headTexts[language].genre,
  isAccessibleForFree: true,
  numberOfPlayers: { "@type": "QuantitativeValue", value: 1 },
  publisher: PUBLISHER,
  isPartOf: siteId(language),
});

const articleOf = (language: Language, article: ArticleEntry, picture: CardPicture): SchemaNode => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  articleSection: article.kind,
  image: imageOf(picture),
  datePublished: isoInstantOf(article.date),
  dateModified: isoInstantOf(article.date),
  inLanguage: `${language}-CA`,
  author: PUBLISHER,
  publisher: PUBLISHER,
  mainEntityOfPage: urlOf(language, article.to),
  isPartOf: siteId(language),
});

/** Returns the questions of the home page with their answers. */
function questionsOf(language: Language): SchemaNode {
  // The answer on the page names the visitor's local hour.
  const { title: _, when, ...others } = siteTexts[language].home.questions;
  const questions = { ...others, when: { ...when, answer: headTexts[language].midnight } };
  return {
    "@type": "FAQPage",
    inLanguage: `${language}-CA`,
    mainEntity: Object.values(questions).map(({ ask, answer }) => ({
      "@type": "Question",
      name: ask,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

const crumbsOf = (language: Language, ...below: [name: string, path: string][]): SchemaNode => ({
  "@type": "BreadcrumbList",
  itemListElement: [[siteTexts[language].pages.home, "/"] as const, ...below].map(([name, path], place) => ({
    "@type": "ListItem",
    position: place + 1,
    name,
    item: urlOf(language, path),
  })),
});
