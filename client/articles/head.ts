import type { Day } from "#rules/shared/day";

/** What is drawn for an article where there is no photograph: a form, and the pieces it is made of. */
export interface CoverData {
  form: "bars" | "busts" | "crests" | "flags" | "numbers" | "tiles";
  /** Read by the form: figures, country codes, `DET:Eastern`, `NJD:30:Brodeur`. */
  of: readonly string[];
}

/** What lists and links know of an article: its front matter, read at build time. */
export interface ArticleSummary {
  title: string;
  description: string;
  /** The rubric it stands under. */
  kind: string;
  date: Day;
  /** The day as of which the league's facts stood when its figures were worked out. */
  asOf: Day;
  /** Time it takes to read, worked out from its words. */
  minutes: number;
  cover: CoverData;
}
