import type { Language } from "#rules/i18n/address";
import enSite from "../../i18n/en.json" with { type: "json" };
import frSite from "../../i18n/fr.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

/** Texts of metadata, feeds and pictures, which are never sent to the client's scripts. */
export type HeadTexts = typeof en;

/** Does not compile if French lacks a text. */
export const headTexts: Record<Language, HeadTexts> = { en, fr };

/** Texts of the pages themselves: titles, names, questions. */
export const siteTexts: Record<Language, typeof enSite> = { en: enSite, fr: frSite };
