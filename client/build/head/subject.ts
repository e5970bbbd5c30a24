import type { Language } from "#rules/i18n/address";
import type { NamedPuzzle } from "#rules/site/placeholders";
import type { ArticleSummary } from "../../articles/head.ts";

/** An article by the end of its address. */
export interface ArticleHead extends ArticleSummary {
  slug: string;
}

/**
 * Where the pictures are, as addresses within the site: of a page by language and English path, `fr/leaderboard`;
 * of a daily puzzle by language and game, `fr/days/classic`. client/build/link-pictures knows.
 */
export type CardVersions = Readonly<Record<string, string>>;

/** What a document is about. */
export interface HeadSubject {
  language: Language;
  /** The English path, which names a page in both languages; any other is that of the page that is not there. */
  path: string;
  /** The article, if that is what is there. */
  article?: ArticleHead | undefined;
  cards: CardVersions;
  /** The puzzle whose picture the page of a game shows. */
  puzzle: NamedPuzzle;
}

/** A picture as a link shows it. */
export interface CardPicture {
  url: string;
  /** What there is to see. */
  alt: string;
}

/** The size that every picture for a link has. */
export const CARD = { width: 1200, height: 630 } as const;
