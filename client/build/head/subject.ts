import type { Language } from "#rules/i18n/address";
import type { NamedPuzzle } from "#rules/site/placeholders";
import type { ArticleEntry } from "../../articles/shelf.ts";

/**
 * Addresses of the pictures within the site, from client/build/link-pictures: by language and English path for a page,
 * `fr/leaderboard`; by language and game for a daily puzzle, `fr/days/classic`.
 */
export type CardVersions = Readonly<Record<string, string>>;

/** What a document's metadata describes. */
export interface HeadSubject {
  language: Language;
  /** The English path. Any path that is no page's is that of the missing page. */
  path: string;
  article?: ArticleEntry | undefined;
  cards: CardVersions;
  /** The puzzle whose picture the page of a game shows in link previews. */
  puzzle: NamedPuzzle;
}

export interface CardPicture {
  url: string;
  /** Description of the picture. */
  alt: string;
}

/** Size of all link pictures, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;
