import type { Head } from "../head.ts";
import { type Element } from "./element.ts";
import { type Figures } from "./figures.ts";
import { type Language } from "./write.ts";
/** An article in one language, ready to be written as a module. */
export interface Article {
  head: Head;
  body: Element[];
  /** Words of the text; charts and tables apart. */
  words: number;
}
/**
 * Reads an article: front matter between lines of `---`, then its text, both with figures filled in.
 *
 * @throws with the reason when it cannot be made into a page
 */
export declare function readArticle(source: string, figures: Figures, language: Language): Article;
/** The module that lists read. */
export declare const headModule: ({ head }: Article) => string;
/** The module of the page: a component without props, in the language it was written in. */
export declare const bodyModule: ({ body }: Article) => string;
