import i18next, { type i18n, type TFunction } from "i18next";
import { use, type ReactNode } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import { createStore, useStore } from "../storage/store.ts";

/** What the texts are read from. Another instance after an edit of the texts, so that all are rendered again. */
export const shownTexts = createStore<i18n>(i18next);

/** Renders the components in it again when the texts have been edited, during development. */
export const Texts = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={useStore(shownTexts)}>{children}</I18nextProvider>
);

/**
 * Returns the function that reads a text by its key.
 *
 * Reads the context only, in place of react-i18next's `useTranslation`, which follows a change of language in each component:
 * a document keeps its language (docs/decisions/paint-before-scripts.md).
 */
export const useTexts = (): TFunction => (use(I18nContext)?.i18n ?? i18next).t;
