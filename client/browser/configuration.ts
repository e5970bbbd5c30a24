import type { Language } from "#rules/i18n/address";
import { DEFAULT_OPERATOR, type Operator } from "#rules/site/operator";
import { readPageData } from "./page-data.ts";

/** Returns the site's origin, "https://deke.example", for links that leave the page. */
export const siteOrigin = (): string => readPageData()?.origin ?? location.origin;

/** Whether the league's pictures are available. */
export const hasPictures = (): boolean => readPageData()?.pictures ?? false;

/** Returns the operator's name and contact, or texts in a language if they are not configured. */
export const operatorIn = (language: Language): Operator => ({
  operator: readPageData()?.operator ?? DEFAULT_OPERATOR[language].operator,
  contact: readPageData()?.contact ?? DEFAULT_OPERATOR[language].contact,
});
