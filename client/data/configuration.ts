import type { Language } from "#rules/i18n/address";
import { DEFAULT_OPERATOR, type Operator } from "#rules/site/operator";
import { readPageData } from "./page-data.ts";

/** The site's address, "https://deke.example", for links that leave the page. */
export const siteOrigin = (): string => readPageData()?.origin ?? location.origin;

/** Google's id of this site; null when visits are not measured. */
export const measurementId = (): string | null => readPageData()?.measurement ?? null;

/** Where the coffee can be bought; null when nowhere. */
export const coffeeUrl = (): string | null => readPageData()?.coffee ?? null;

/** Whether there are pictures of the league's to be had. */
export const hasPictures = (): boolean => readPageData()?.pictures ?? false;

/** Who runs this site, and where he can be reached; in the words of a language where that is not configured. */
export const operatorIn = (language: Language): Operator => ({
  operator: readPageData()?.operator ?? DEFAULT_OPERATOR[language].operator,
  contact: readPageData()?.contact ?? DEFAULT_OPERATOR[language].contact,
});
