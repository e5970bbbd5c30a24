import type { Language } from "./address.ts";

const CM_PER_INCH = 2.54;
const POUNDS_PER_KG = 2.204_622_6;

/** Formats a height in both systems: "178 cm, 5′10″", « 178 cm, 5 pi 10 po ». */
export function formatHeight(language: Language, cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  const french = rest === 0 ? `${feet} pi` : `${feet} pi ${rest} po`;
  return `${cm} cm, ${language === "fr" ? french : `${feet}′${rest}″`}`;
}

/** Formats a weight in both systems: "92 kg, 203 lb". */
export const formatWeight = (kg: number): string => `${kg} kg, ${Math.round(kg * POUNDS_PER_KG)} lb`;

/** Formats a save percentage: ".915", « ,915 ». @param share 0 to 1 */
export function formatSavePercentage(language: Language, share: number): string {
  const text = share.toFixed(3).replace(/^0/, "");
  return language === "fr" ? text.replace(".", ",") : text;
}
