import { cards } from "virtual:cards";
import type { Language } from "#rules/i18n/address";
import type { NamedPuzzle } from "#rules/site/placeholders";
import { listArticles } from "../../articles/shelf.ts";
import { buildHead, type DocumentHead } from "./head.ts";

/**
 * Returns the head of a prerendered page.
 *
 * @param path the English path; the page of an unknown address for any path without a page
 * @param puzzle whose picture the page of a game shows
 */
export function prerenderedHead(language: Language, path: string, puzzle: NamedPuzzle = "RUNNING"): DocumentHead {
  const article = listArticles(language).find(({ to }) => to === path);
  return buildHead({ language, path, article, cards, puzzle });
}
