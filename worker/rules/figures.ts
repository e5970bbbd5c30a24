import type { Language } from "./address.ts";

/*
 * As Intl writes them the Canadian way. The first of its formats takes a phone 40 to 140 ms to make ready: that is time
 * in which a guess waits for its row.
 */

const SPACE = "\u00a0";

/** To so many decimals, half away from zero. What a fraction of two cannot hold, such as 1.005, counts as it is written. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * unit).toPrecision(12)))) / unit;
}

/** A figure with at most one decimal: "1,687.5", « 1 687,5 ». */
export function numberIn(language: Language, value: number): string {
  const [whole = "", decimal] = String(rounded(value, 1)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === "fr" ? SPACE : ",");
  return decimal === undefined ? grouped : `${grouped}${language === "fr" ? "," : "."}${decimal}`;
}

const SUFFIXES = ["th", "st", "nd", "rd"];

/** A place in an order, such as a draft pick: "35th", « 35e ». */
export function ordinalIn(language: Language, value: number): string {
  if (language === "fr") return `${value}${value === 1 ? "er" : "e"}`;
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return `${value}${(isTeen ? undefined : SUFFIXES[value % 10]) ?? "th"}`;
}
