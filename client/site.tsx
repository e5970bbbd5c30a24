import { BrowserRouter } from "react-router";
import { PATH_PREFIXES } from "#rules/i18n/address";
import { Layout } from "./layout/shell.tsx";
import { documentLanguage, textEdits } from "./i18n/language.ts";
import { useStore } from "./storage/store.ts";

/** The site in a browser. Below the router a page has its English path in both languages. */
export const Site = () => (
  <BrowserRouter basename={PATH_PREFIXES[documentLanguage()] || "/"}>
    <Layout key={useStore(textEdits)} />
  </BrowserRouter>
);
