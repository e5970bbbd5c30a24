import type { Language } from "./write.ts";
/** What seed/insights worked out for an article: an object of figures, names and lists. */
export type Figures = Readonly<Record<string, unknown>>;
/** One row of a list of figures that a chart draws. */
export type Row = Readonly<Record<string, unknown>> & {
  label: string | number;
};
/** Finds a figure by its path, `firsts.best.0.name`. @throws when there is none. */
export declare function figureAt(figures: Figures, path: string): unknown;
/** Finds a list of rows. @throws when the figure is anything else. */
export declare function rowsAt(figures: Figures, path: string): Row[];
/** A placeholder: `{{first.points}}`, or `{{share | percent}}` with the name of a writer. */
export declare const PLACEHOLDER: RegExp;
/**
 * Puts the figures into a text, in the way of the language, so that prose and data cannot drift
 * apart. Lists are written one after another. @throws when a figure or a writer does not exist.
 */
export declare function fillIn(text: string, figures: Figures, language: Language): string;
