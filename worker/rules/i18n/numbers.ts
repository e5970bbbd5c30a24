import type { Language } from "./address.ts";

/*
 * Written by hand because the first use of Intl.NumberFormat takes a phone 40 to 140 ms, which would delay a guess.
 */

const SPACE = "\u00a0";

/** Rounds half away from zero. Corrects binary fractions: 1.005 rounds as if it were exact. */
export function roundToDecimals(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * unit).toPrecision(12)))) / unit;
}

/** Formats a number with at most one decimal: "1,687.5", « 1 687,5 ». */
export function numberIn(language: Language, value: number): string {
  const [whole = "", decimal] = String(roundToDecimals(value, 1)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === "fr" ? SPACE : ",");
  return decimal === undefined ? grouped : `${grouped}${language === "fr" ? "," : "."}${decimal}`;
}

const SUFFIXES = ["th", "st", "nd", "rd"];

/** Formats an ordinal: "35th", « 35e ». */
export function formatOrdinal(language: Language, value: number): string {
  if (language === "fr") return `${value}${value === 1 ? "er" : "e"}`;
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return `${value}${(isTeen ? undefined : SUFFIXES[value % 10]) ?? "th"}`;
}
