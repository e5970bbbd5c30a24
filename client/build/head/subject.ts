import type { Language } from "#rules/i18n/address";
import type { NamedPuzzle } from "#rules/site/placeholders";
import type { ArticleSummary } from "../../articles/head.ts";

/** An article with its slug. */
export interface ArticleHead extends ArticleSummary {
  slug: string;
}

/**
 * Where the pictures are, as addresses within the site: of a page by language and English path, `fr/leaderboard`;
 * of a daily puzzle by language and game, `fr/days/classic`. client/build/link-pictures knows.
 */
export type CardVersions = Readonly<Record<string, string>>;

/** What a document's metadata describes. */
export interface HeadSubject {
  language: Language;
  /** The English path. Any path that is no page's is that of the missing page. */
  path: string;
  /** The article on the page, if any. */
  article?: ArticleHead | undefined;
  cards: CardVersions;
  /** The puzzle whose picture the page of a game shows. */
  puzzle: NamedPuzzle;
}

/** A link's picture. */
export interface CardPicture {
  url: string;
  /** Description of the picture. */
  alt: string;
}

/** Size of all link pictures, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;
