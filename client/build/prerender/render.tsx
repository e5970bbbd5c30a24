import { text } from "node:stream/consumers";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { localizePath, PATH_PREFIXES, type Language, type PageVariant } from "#rules/i18n/address";
import { Layout } from "../../layout/shell.tsx";
import { prerenderedHead } from "../head/prerendered.ts";
import en from "../../i18n/en.json";
import fr from "../../i18n/fr.json";
import { I18N_OPTIONS } from "../../i18n/language.ts";
import { warnOfMissingFrench } from "../../i18n/missing-texts.ts";
import { renderPlaceholders } from "../../i18n/placeholder.ts";
import { pageAt } from "../../routes.tsx";
import { setPageData } from "../../browser/page-data.ts";
import { daysOf, pageDataOf, namedPuzzleOf, searchOf } from "./placeholders.ts";

export { pagesToPrerender } from "./pages.ts";
export { playersResources } from "./players-resources.ts";

await i18next.init({ ...I18N_OPTIONS, lng: "en", resources: { en: { translation: en }, fr: { translation: fr } } });

if (import.meta.env.DEV) warnOfMissingFrench(en, fr);

/**
 * Renders a page: the HTML of `#root` with tokens of placeholders, and the head.
 *
 * @param path the English path; null for the page of an unknown address
 */
export async function prerenderPage(language: Language, path: string | null, variant: PageVariant) {
  await i18next.changeLanguage(language);
  setPageData(pageDataOf(variant, path));
  renderPlaceholders(daysOf(variant, path));
  const pathname = path ?? "/404";
  const { View } = pageAt(pathname);
  await View.preload();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter
        basename={PATH_PREFIXES[language] || "/"}
        location={localizePath(language, pathname) + searchOf(variant, path)}
      >
        <Layout />
      </StaticRouter>
    </StrictMode>,
    // Renders all content in its final place, so that no script has to move it.
    { progressiveChunkSize: Infinity },
  );
  return { root: await text(prelude), head: prerenderedHead(language, pathname, namedPuzzleOf(variant)) };
}
