import { cards } from "virtual:cards";
import type { Language } from "#rules/address";
import { articlesIn } from "../articles/shelf.ts";
import { articlePath } from "./addresses.ts";
import { writeHead } from "./element.ts";
import { headOf } from "./head.ts";

/**
 * The head of a written page as HTML, from its title on: all of what is said there of the page itself.
 * `%ORIGIN%`, and on the pages of daily games `%NUMBER%`, are left to be filled in as it is sent.
 *
 * @param path the English path; any that is no page's gets the head of the page that is not there
 */
export function writtenHead(language: Language, path: string): string {
  const article = articlesIn(language).find(({ slug }) => articlePath(slug) === path);
  return writeHead(headOf({ language, path, article, cards }));
}
