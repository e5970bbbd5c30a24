import { type Element } from "./element.ts";
import type { Figures } from "./figures.ts";
import type { Language } from "./write.ts";
/**
 * Makes the text of an article into what stands on the page. The first paragraph opens it in
 * larger type. Known are headings, paragraphs, lists, quotations, emphasis, links within the site,
 * and two fenced blocks, `chart` and `tip`. @throws for anything else
 */
export declare function proseOf(text: string, figures: Figures, language: Language): Element[];
