import { text } from "node:stream/consumers";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { createPath, type Navigator } from "react-router";
import { addressIn, type Language } from "#rules/address";
import { Shell } from "../frame/shell.tsx";
import { NUMBER } from "../head/addresses.ts";
import { writtenHead } from "../head/written.ts";
import en from "../i18n/en.json";
import fr from "../i18n/fr.json";
import { OPTIONS } from "../i18n/language.ts";
import { PlacedRouter } from "../routing/placed-router.tsx";
import { pageAt } from "../routes.tsx";
import { writeWith, type Written } from "../written.ts";

/** Nobody goes anywhere from a page that is being written. */
const NOWHERE: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go() {},
  push() {},
  replace() {},
};

export { articlesIn } from "../articles/shelf.ts";
export { phrasesIn } from "./phrases.tsx";

await i18next
  .use(initReactI18next)
  .init({ ...OPTIONS, lng: "en", resources: { en: { translation: en }, fr: { translation: fr } } });

/**
 * Renders a page as it stands before a browser is awake: the inside of `#root`, and the tags that name it.
 *
 * @param path the English path
 * @param written what the page is to be made of
 */
export async function render(
  language: Language,
  path: string,
  written: Written,
): Promise<{ html: string; head: string }> {
  await i18next.changeLanguage(language);
  writeWith(written);
  const { pathname, search } = new URL(addressIn(language, path) + written.search, "https://deke.invalid");
  const { View, game } = pageAt(path);
  await Promise.all([View.preload(), game?.Rules.preload()]);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PlacedRouter navigator={NOWHERE} location={{ pathname, search, hash: "" }}>
        <Shell />
      </PlacedRouter>
    </StrictMode>,
    // All of it in its place: nothing is moved there by a script.
    { progressiveChunkSize: Infinity },
  );
  // An earlier day that the address asks for is the one whose picture a link shows.
  const head = writtenHead(language, path).replaceAll(NUMBER, search.startsWith("?day=") ? "%ASKED_NUMBER%" : NUMBER);
  return { html: await text(prelude), head };
}
