import type { Language } from "#rules/i18n/address";
import type { SitemapPageName, PageName } from "#rules/site/pages";
import type { LinkWords } from "../../../worker/app.ts";
import enSite from "../../i18n/en.json" with { type: "json" };
import frSite from "../../i18n/fr.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

/** What stands on the picture of a page. */
export interface CardTexts {
  heading: string;
  line: string;
}

/** Words that only heads, feeds and pictures need: they never come to the browser. */
export interface HeadTexts {
  descriptions: Record<PageName | "notFound", string>;
  /** What kind of games these are. */
  genre: string;
  /** The question of the front page whose own answer names an hour of the visitor's. */
  midnight: string;
  /** A game and its puzzle: `{{game}}`, `{{number}}`. */
  daily: string;
  cards: Record<SitemapPageName, CardTexts>;
  /** How a day is written on its picture. */
  day: {
    number: string;
    order: readonly string[];
    /** From Monday on. */
    weekdays: readonly string[];
    months: readonly string[];
    /** The first of a month. */
    first: string;
  };
  /** What links say that friends send each other, and what stands on their pictures. */
  links: Pick<LinkWords, "title" | "description"> & {
    picture: Record<
      "challenge" | "friend" | "beat" | "match" | "turn" | "challenged" | "challenger" | "hint" | "hard" | "motto",
      string
    >;
  };
  /** The nine clues on the picture of Classic. */
  tiles: readonly string[];
}

/** Does not compile when a word is missing in a language. */
export const headTexts: Record<Language, HeadTexts> = { en, fr };

/** What the pages themselves say: titles, names, questions. */
export const siteTexts: Record<Language, Pick<typeof enSite, "titles" | "pages" | "insights" | "share"> & Questions> = {
  en: enSite,
  fr: frSite,
};

interface Questions {
  home: Pick<(typeof enSite)["home"], "questions">;
}
