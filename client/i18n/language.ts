import i18next, { type InitOptions } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { localizePath, LANGUAGES, parseLocalizedPath, type Language } from "#rules/i18n/address";
import { hasCookie, writePreferenceCookie } from "../storage/cookies.ts";
import { storeText, readText, watchStored } from "../storage/local-storage.ts";
import enAddress from "./en.json?url";
import frAddress from "./fr.json?url";

const TEXTS = "translation";

/** Where a choice is kept, as bare text. */
const STORED = "i18nextLng";

/** The cookie that tells the server of a choice; worker/pages/language.ts reads it. */
const COOKIE = "language";

const addresses: Record<Language, string> = { en: enAddress, fr: frAddress };

/** How words are looked up, here as where pages are written. */
export const I18N_OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  // English stands in for languages Deke does not speak, not for words that French lacks:
  // words.ts lets none be missing.
  fallbackLng: { fr: [], default: ["en"] },
  defaultNS: TEXTS,
  interpolation: { escapeValue: false }, // React escapes
  // Any word may be asked for by the server's own: one that a newer server has taught is an error like another.
  parseMissingKeyHandler: (key) => (key.startsWith("errors.") ? i18next.t("errors.unknown") : key),
  react: { useSuspense: false },
};

/** The language in use. */
const current = (): Language => (i18next.resolvedLanguage === "fr" ? "fr" : "en");

const stored = (): Language | undefined => LANGUAGES.find((language) => language === readText(STORED));

/**
 * Fetches the texts of the page's language and starts i18next with them. A document has one language for as long as it is
 * open: the server chose it by the address, the visitor's choice and the browser (worker/pages/language.ts).
 *
 * @throws when the texts cannot be fetched
 */
export async function startLanguage(): Promise<void> {
  const language: Language = document.documentElement.lang === "fr" ? "fr" : "en";
  const response = await fetch(addresses[language]);
  if (!response.ok) throw new Error(`no texts for ${language}: ${response.status}`);
  const resources = { [language]: { [TEXTS]: await response.json() } };
  await i18next.use(initReactI18next).init({ ...I18N_OPTIONS, lng: language, resources, initAsync: false });
  // A choice made in another tab applies here, too.
  watchStored(STORED, () => {
    const chosen = stored();
    if (chosen !== undefined) showIn(chosen);
  });
}

/**
 * Tells the server of a choice that it has not heard of: one made before it asked, or without the cookie.
 *
 * @returns whether it would have sent this page in that language, and is to be asked again
 */
export function syncLanguageCookie(): boolean {
  const chosen = stored();
  if (chosen === undefined || hasCookie(COOKIE)) return false;
  writePreferenceCookie(COOKIE, chosen);
  // Where no cookie can be set, it would send the same page for ever.
  return hasCookie(COOKIE) && chosen !== document.documentElement.lang;
}

/** Stores the visitor's choice of language, and opens the current page in it. */
export function chooseLanguage(language: Language): void {
  storeText(STORED, language);
  writePreferenceCookie(COOKIE, language);
  showIn(language);
}

/** Opens the address of the current page in a language, if the document is in another. */
function showIn(language: Language): void {
  const { pathname, search, hash } = location;
  if (language !== current())
    location.replace(localizePath(language, parseLocalizedPath(pathname).path + search + hash));
}

/** Returns the document's language. */
export function useLanguage(): Language {
  useTranslation();
  return current();
}
