import { BrowserRouter } from "react-router";
import { PATH_PREFIXES } from "#rules/i18n/address";
import { Layout } from "./layout/shell.tsx";
import { useLanguage } from "./i18n/language.ts";
import { Texts } from "./i18n/texts.tsx";

/** The site in a browser. Below the router a page has its English path in both languages. */
export const Site = () => (
  <BrowserRouter basename={PATH_PREFIXES[useLanguage()] || "/"}>
    <Texts>
      <Layout />
    </Texts>
  </BrowserRouter>
);
