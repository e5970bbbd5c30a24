import i18next, { type BackendModule } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { keepText, readText, watchKept } from "../storage/kept.ts";
import enAddress from "./en.json?url";
import frAddress from "./fr.json?url";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const WORDS = "translation";

/** Where the choice is kept, as bare text; public/first-paint.js reads it there. */
const STORED = "i18nextLng";

const addresses: Record<Language, string> = { en: enAddress, fr: frAddress };

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

/**
 * Starts in the visitor's language and fetches its words, and no other's. Which language that is
 * (his choice, his browser's, the page's) public/first-paint.js has found before anything was
 * painted, and written on the page.
 *
 * @throws when they cannot be fetched.
 */
export async function startLanguage(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
    keepText(STORED, language);
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: document.documentElement.lang,
      supportedLngs: LANGUAGES,
      // English stands in for languages Deke does not speak, not for words that French lacks:
      // words.ts lets none be missing.
      fallbackLng: { fr: [], default: ["en"] },
      defaultNS: WORDS,
      interpolation: { escapeValue: false }, // React escapes
      // Any word may be asked for by the server's own: one that a newer server has taught is an error like another.
      parseMissingKeyHandler: (key) => (key.startsWith("errors.") ? i18next.t("errors.unknown") : key),
      react: { useSuspense: false },
    });
  await fetchWords(current());
  // Chosen in another tab, it is spoken here, too; without its words this tab stays as it is.
  watchKept(STORED, () => {
    const chosen = LANGUAGES.find((language) => language === readText(STORED));
    if (chosen !== undefined && chosen !== current()) switchLanguage(chosen).catch(() => {});
  });
}

/** Goes on in another language. @throws when its words cannot be fetched; nothing changes then. */
export async function switchLanguage(language: Language): Promise<void> {
  await fetchWords(language);
  await i18next.changeLanguage(language);
}

/** The language in use, kept up to date. */
export function useLanguage(): Language {
  useTranslation();
  return current();
}
