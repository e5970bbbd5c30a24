import type { ComponentType } from "react";
import type { Day } from "#rules/shared/day";

/** An article's drawing: its form, and the parts it is made of. */
export interface CoverData {
  form: "bars" | "busts" | "crests" | "flags" | "numbers" | "tiles";
  /** Parts, as the form reads them: figures, country codes, `DET:Eastern`, `NJD:30:Brodeur`. */
  of: readonly string[];
}

/** An article's front matter, read at build time. */
export interface ArticleSummary {
  title: string;
  description: string;
  /** The article's category. */
  kind: string;
  date: Day;
  /** The day of the facts behind the article's figures. */
  asOf: Day;
  /** Reading time in minutes, computed from the number of words. */
  minutes: number;
  cover: CoverData;
}

/** Props of a compiled text: a component that inserts a part of the site by name. */
export interface TextProps {
  Part: ComponentType<{ name: string }>;
}

/** The module of an article in one language. */
export interface ArticleModule {
  head: ArticleSummary;
  Text: ComponentType<TextProps>;
}
