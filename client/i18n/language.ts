import i18next, { type InitOptions } from "i18next";
import { languageOf, localizePath, LANGUAGES, parseLocalizedPath, type Language } from "#rules/i18n/address";
import { writePreferenceCookie } from "../storage/cookies.ts";
import { storeText, readText } from "../storage/local-storage.ts";
import { createStore } from "../storage/store.ts";
import type { Texts } from "./missing-texts.ts";
import enAddress from "./en.json?url";
import frAddress from "./fr.json?url";

const TEXTS = "translation";

/** Key of the language, stored as plain text: the visitor's choice, or until there is one the browser's language. */
const STORED = "i18nextLng";

/** The cookie with the visitor's choice of language, which worker/pages/language.ts reads. No address is a choice. */
const COOKIE = "language";

const addresses: Record<Language, string> = { en: enAddress, fr: frAddress };

/** i18next's options, shared by the browser and the prerenderer. */
export const I18N_OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  // English is the fallback for unknown languages, and for French in development only: check-keys.ts lets no French text
  // be missing.
  fallbackLng: { fr: import.meta.env.DEV ? ["en"] : [], default: ["en"] },
  defaultNS: TEXTS,
  interpolation: { escapeValue: false }, // React escapes
  // A newer server may send an error code that this page has no text for.
  parseMissingKeyHandler: (key) => (key.startsWith("errors.") ? i18next.t("errors.unknown") : key),
};

const ofDocument = (): Language => (document.documentElement.lang === "fr" ? "fr" : "en");

const stored = (): Language | undefined => languageOf(readText(STORED) ?? "");

/** Returns the language that the browser prefers among the site's. */
const detected = (): Language => navigator.languages.map(languageOf).find((language) => language !== undefined) ?? "en";

/**
 * Loads the texts of the page's language and starts i18next with them. The language of a document does not change: the
 * server chose it by the address, the visitor's choice and the browser (worker/pages/language.ts).
 *
 * @throws if the texts cannot be loaded
 */
export async function startLanguage(): Promise<void> {
  // Follows a choice made in another tab, also while the texts load. A detected language is stored only where there was
  // none; the cookie cannot tell them apart, because it may reach this tab after the event.
  addEventListener("storage", ({ key, oldValue }) => {
    const chosen = stored();
    if (key === STORED && oldValue !== null && chosen !== undefined) showIn(chosen);
  });
  const language = ofDocument();
  const resources = { [language]: { [TEXTS]: await fetchTexts(language) } };
  await i18next.init({ ...I18N_OPTIONS, lng: language, resources, initAsync: false });
  if (import.meta.env.DEV) await showTextsOf(language);
  if (stored() === undefined) storeText(STORED, detected());
}

async function fetchTexts(language: Language): Promise<Texts> {
  const response = await fetch(addresses[language]);
  if (!response.ok) throw new Error(`no texts for ${language}: ${response.status}`);
  return (await response.json()) as Texts;
}

/** How often the texts have been edited during development: with another number the page is rendered again. */
export const textEdits = createStore(0);

/** Shows the texts as they are in the files now, and warns of those that French lacks. For development. */
async function showTextsOf(language: Language): Promise<void> {
  const [en, fr] = await Promise.all([fetchTexts("en"), fetchTexts("fr")]);
  const { warnOfMissingFrench } = await import("./missing-texts.ts");
  if (language === "fr") warnOfMissingFrench(en, fr);
  for (const [name, texts] of Object.entries({ en, fr })) {
    i18next.removeResourceBundle(name, TEXTS);
    i18next.addResourceBundle(name, TEXTS, texts);
  }
  textEdits.set(textEdits.read() + 1);
}

import.meta.hot?.accept(["./en.json?url", "./fr.json?url"], () => void showTextsOf(ofDocument()));

/** Stores the visitor's choice of language and opens the current page in it. */
export function chooseLanguage(language: Language): void {
  writePreferenceCookie(COOKIE, language);
  storeText(STORED, language);
  showIn(language);
}

/** Opens the current page's address in a language, unless the document is already in it. */
function showIn(language: Language): void {
  const { pathname, search, hash } = location;
  if (language !== ofDocument())
    location.replace(localizePath(language, parseLocalizedPath(pathname).path + search + hash));
}

/** Returns the language of the document that is shown or prerendered. */
export const documentLanguage = (): Language => (i18next.resolvedLanguage === "fr" ? "fr" : "en");
