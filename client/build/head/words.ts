import type { Language } from "#rules/i18n/address";
import type { SitemapPageName, PageName } from "#rules/site/pages";
import type { LinkTexts } from "../../../worker/app.ts";
import enSite from "../../i18n/en.json" with { type: "json" };
import frSite from "../../i18n/fr.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

export interface CardTexts {
  heading: string;
  line: string;
}

/** Texts of metadata, feeds and pictures, which are never sent to the client's scripts. */
export interface HeadTexts {
  descriptions: Record<PageName | "notFound", string>;
  genre: string;
  /** Answer to the question whose answer on the page names the visitor's local hour. */
  midnight: string;
  /** A game and its puzzle: `{{game}}`, `{{number}}`. */
  daily: string;
  cards: Record<SitemapPageName, CardTexts>;
  /** Formats of a day on its picture. */
  day: {
    number: string;
    order: readonly string[];
    /** Beginning with Monday. */
    weekdays: readonly string[];
    months: readonly string[];
    /** The first of a month, such as « 1er ». */
    first: string;
  };
  /** Texts of friends' links and their pictures. */
  links: Pick<LinkTexts, "title" | "description"> & {
    picture: Record<
      "challenge" | "friend" | "beat" | "match" | "turn" | "challenged" | "challenger" | "hint" | "hard" | "motto",
      string
    >;
  };
  /** The nine clues on Classic's picture. */
  tiles: readonly string[];
}

/** Does not compile if a language lacks a text. */
export const headTexts: Record<Language, HeadTexts> = { en, fr };

/** Texts of the pages themselves: titles, names, questions. */
export const siteTexts: Record<Language, Pick<typeof enSite, "titles" | "pages" | "insights" | "share"> & Questions> = {
  en: enSite,
  fr: frSite,
};

interface Questions {
  home: Pick<(typeof enSite)["home"], "questions">;
}
