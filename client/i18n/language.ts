import i18next, { type BackendModule, type InitOptions } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#rules/address";
import { hasCookie, tellServer } from "../storage/cookies.ts";
import { keepText, readText, watchKept } from "../storage/kept.ts";
import enAddress from "./en.json?url";
import frAddress from "./fr.json?url";
import { swift } from "./swift.ts";

const WORDS = "translation";

/** Where a choice is kept, as bare text. */
const STORED = "i18nextLng";

/** The cookie that tells the server of a choice; worker/language.ts reads it. */
const COOKIE = "language";

const addresses: Record<Language, string> = { en: enAddress, fr: frAddress };

/** How words are looked up, here as where pages are written. */
export const OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  // English stands in for languages Deke does not speak, not for words that French lacks:
  // words.ts lets none be missing.
  fallbackLng: { fr: [], default: ["en"] },
  defaultNS: WORDS,
  interpolation: { escapeValue: false }, // React escapes
  // Any word may be asked for by the server's own: one that a newer server has taught is an error like another.
  parseMissingKeyHandler: (key) => (key.startsWith("errors.") ? i18next.t("errors.unknown") : key),
  react: { useSuspense: false },
};

/**
 * Fetches the words of one language, when it is first spoken. Not by import(): what has failed
 * once, a browser never imports again until the page is loaded anew.
 */
const backend: BackendModule = {
  type: "backend",
  init() {},
  // Both parameters are named: by their number i18next tells this form from the one with a callback.
  async read(language: string, _namespace: string) {
    const response = await fetch(addresses[language as Language]);
    if (!response.ok) throw new Error(`no words for ${language}: ${response.status}`);
    return response.json();
  },
};

async function fetchWords(language: Language): Promise<void> {
  await i18next.loadLanguages(language);
  // A failed attempt is remembered as such; only a reload tries again.
  if (!i18next.hasResourceBundle(language, WORDS)) await i18next.reloadResources([language]);
  if (!i18next.hasResourceBundle(language, WORDS)) throw new Error(`no words for ${language}`);
}

/** The language in use. */
const current = (): Language => (i18next.resolvedLanguage === "fr" ? "fr" : "en");

const stored = (): Language | undefined => LANGUAGES.find((language) => language === readText(STORED));

/**
 * Starts in the language of the page, and fetches its words and no other's. The server has decided which that is, by
 * the address, the visitor's choice and his browser (worker/language.ts).
 *
 * @throws when they cannot be fetched.
 */
export async function startLanguage(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    // Whatever it is set to, the browser works out the styles of all elements anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(swift)
    .use(initReactI18next)
    .init({ ...OPTIONS, lng: document.documentElement.lang, initAsync: false });
  await fetchWords(current());
  // Chosen in another tab, it is spoken here, too; without its words this tab stays as it is.
  watchKept(STORED, () => {
    const chosen = stored();
    if (chosen !== undefined) speak(chosen).catch(() => {});
  });
}

/**
 * Tells the server of a choice that it has not heard of: one made before it asked, or without the cookie.
 *
 * @returns whether it would have sent this page in that language, and is to be asked again
 */
export function tellOfChoice(): boolean {
  const chosen = stored();
  if (chosen === undefined || hasCookie(COOKIE)) return false;
  tellServer(COOKIE, chosen);
  // Where no cookie can be set, it would send the same page for ever.
  return hasCookie(COOKIE) && chosen !== document.documentElement.lang;
}

/** Goes on in another language. @throws when its words cannot be fetched; nothing changes then. */
export async function speak(language: Language): Promise<void> {
  if (language === current()) return;
  await fetchWords(language);
  await i18next.changeLanguage(language);
}

/** Goes on in a language that holds from now on. @throws when its words cannot be fetched; nothing changes then. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  keepText(STORED, language);
  tellServer(COOKIE, language);
}

/** The language in use, kept up to date. */
export function useLanguage(): Language {
  useTranslation();
  return current();
}
