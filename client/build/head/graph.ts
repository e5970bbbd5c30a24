import type { Language } from "#rules/i18n/address";
import { PAGES, type Path } from "#rules/site/pages";
import { articlePath, instantOf, urlOf } from "./addresses.ts";
import { CARD, type ArticleHead, type Picture, type Subject } from "./subject.ts";
import { headWords, siteWords } from "./words.ts";

/** A thing as schema.org describes it. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Spoken of by other things of the same page, and of other pages. */
const publisher = (): Thing => ({
  "@type": "Organization",
  "@id": urlOf("en", "/#deke"),
  name: "Deke",
  url: urlOf("en", "/"),
});

const siteId = (language: Language) => ({ "@id": urlOf(language, "/#site") });

const imageOf = ({ url, alt }: Picture): Thing => ({ "@type": "ImageObject", url, ...CARD, caption: alt });

/**
 * What a page is about, in the words of schema.org: the site with its questions on the front page, a game, an
 * article; and below the front page where it stands among the others.
 */
export function graphOf(subject: Subject, description: string, picture: Picture): object {
  const { language, path, article } = subject;
  const things = [
    ...(path === "/" ? [siteOf(language, description), questionsOf(language)] : []),
    ...(article ? [articleOf(language, article, picture)] : []),
    ...(!article && PAGES[path as Path].game !== null ? [gameOf(language, path as Path, description, picture)] : []),
    ...(path === "/" ? [] : [crumbsOf(language, path as Path, article)]),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

const siteOf = (language: Language, description: string): Thing => ({
  "@type": "WebSite",
  ...siteId(language),
  name: "Deke",
  url: urlOf(language, "/"),
  description,
  inLanguage: `${language}-CA`,
  publisher: publisher(),
});

const gameOf = (language: Language, path: Path, description: string, picture: Picture): Thing => ({
  "@type": "Game",
  name: siteWords[language].pages[PAGES[path].name],
  url: urlOf(language, path),
  description,
  image: imageOf(picture),
  inLanguage: `${language}-CA`,
  genre: headWords[language].genre,
  isAccessibleForFree: true,
  numberOfPlayers: { "@type": "QuantitativeValue", value: 1 },
  publisher: publisher(),
  isPartOf: siteId(language),
});

const articleOf = (language: Language, article: ArticleHead, picture: Picture): Thing => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  articleSection: article.kind,
  image: imageOf(picture),
  datePublished: instantOf(article.date),
  dateModified: instantOf(article.date),
  inLanguage: `${language}-CA`,
  author: publisher(),
  publisher: publisher(),
  mainEntityOfPage: urlOf(language, articlePath(article.slug)),
  isPartOf: siteId(language),
});

/** The questions of the front page, with its own answers. */
function questionsOf(language: Language): Thing {
  const { title: _, when, ...others } = siteWords[language].home.questions;
  const asked = { ...others, when: { ...when, answer: headWords[language].midnight } };
  return {
    "@type": "FAQPage",
    inLanguage: `${language}-CA`,
    mainEntity: Object.values(asked).map(({ ask, answer }) => ({
      "@type": "Question",
      name: ask,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function crumbsOf(language: Language, path: Path, article: ArticleHead | undefined): Thing {
  const { pages } = siteWords[language];
  const above: [name: string, path: string][] = article
    ? [
        [pages.home, "/"],
        [pages.insights, "/hockey-insights"],
        [article.title, articlePath(article.slug)],
      ]
    : [
        [pages.home, "/"],
        [pages[PAGES[path].name], path],
      ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: above.map(([name, at], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: urlOf(language, at),
    })),
  };
}
