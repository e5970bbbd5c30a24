import { BrowserRouter } from "react-router";
import { PREFIXES } from "#rules/i18n/address";
import { Shell } from "./layout/shell.tsx";
import { useLanguage } from "./i18n/language.ts";

/** The site in a browser. Below the router a page has the same path, the English one, in both languages. */
export const Site = () => (
  <BrowserRouter basename={PREFIXES[useLanguage()] || "/"}>
    <Shell />
  </BrowserRouter>
);
