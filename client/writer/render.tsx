import { text } from "node:stream/consumers";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { StaticRouter } from "react-router";
import { addressIn, PREFIXES, type Language } from "#rules/address";
import { Shell } from "../frame/shell.tsx";
import { NUMBER } from "../head/addresses.ts";
import { writtenHead } from "../head/written.ts";
import en from "../i18n/en.json";
import fr from "../i18n/fr.json";
import { OPTIONS } from "../i18n/language.ts";
import { pageAt } from "../routes.tsx";
import { writeWith, type Written } from "../written.ts";

export { articlesIn } from "../articles/shelf.ts";
export { phrasesIn } from "./phrases.tsx";

await i18next
  .use(initReactI18next)
  .init({ ...OPTIONS, lng: "en", resources: { en: { translation: en }, fr: { translation: fr } } });

/**
 * Renders a page as it stands before a browser is awake: the inside of `#root`, and the tags that name it.
 *
 * @param path the English path
 * @param search what follows the path in the address: "", "?practice"
 * @param written what the page is to be made of
 */
export async function render(
  language: Language,
  path: string,
  search: string,
  written: Written,
): Promise<{ html: string; head: string }> {
  await i18next.changeLanguage(language);
  writeWith(written);
  const { View, game } = pageAt(path);
  await Promise.all([View.preload(), game?.Rules.preload()]);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={PREFIXES[language] || "/"} location={addressIn(language, path) + search}>
        <Shell />
      </StaticRouter>
    </StrictMode>,
    // All of it in its place: nothing is moved there by a script.
    { progressiveChunkSize: Infinity },
  );
  // An earlier day that the address asks for is the one whose picture a link shows.
  const head = writtenHead(language, path).replaceAll(NUMBER, search.startsWith("?day=") ? "%ASKED_NUMBER%" : NUMBER);
  return { html: await text(prelude), head };
}
