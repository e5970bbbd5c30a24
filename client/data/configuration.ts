import type { Language } from "#rules/i18n/address";
import { UNNAMED, type Operator } from "#rules/site/operator";
import { written } from "./page-data.ts";

/** The site's address, "https://deke.example", for links that leave the page. */
export const siteOrigin = (): string => written()?.origin ?? location.origin;

/** Google's id of this site; null when visits are not measured. */
export const measurementId = (): string | null => written()?.measurement ?? null;

/** Where the coffee can be bought; null when nowhere. */
export const coffeeUrl = (): string | null => written()?.coffee ?? null;

/** Whether there are pictures of the league's to be had. */
export const hasPictures = (): boolean => written()?.pictures ?? false;

/** Who runs this site, and where he can be reached; in the words of a language where that is not configured. */
export const operatorIn = (language: Language): Operator => ({
  operator: written()?.operator ?? UNNAMED[language].operator,
  contact: written()?.contact ?? UNNAMED[language].contact,
});
