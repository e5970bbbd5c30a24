import { type Element } from "./element.ts";
import { type Figures } from "./figures.ts";
import { type Language } from "./write.ts";
/**
 * Makes a figure of a block of fields: `draw` (columns, bars, lines), `from` (the list of figures),
 * `title`, `note`, `alt` (what there is to see, in words), `table` (its headings) and `show` (what
 * opens it); and, where wanted, `write`, `labels` and `names` (how values and labels are written),
 * `lines` (key = name), `lit`, `marks`, `axis`, `floor`.
 *
 * @param id of the figure within its page
 * @throws when a field or a figure is missing
 */
export declare function figureOf(text: string, figures: Figures, language: Language, id: string): Element;
