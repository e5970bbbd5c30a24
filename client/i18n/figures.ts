import type { Language } from "#rules/address";

/*
 * As Intl writes them the Canadian way. The first of its formats takes a phone 40 to 140 ms to make ready: that is time
 * in which a guess waits for its row.
 */

const SPACE = "\u00a0";
const two = (figure: number): string => String(figure).padStart(2, "0");

/** To so many decimals, half away from zero. What a fraction of two cannot hold, such as 1.005, counts as it is written. */
function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * unit).toPrecision(12)))) / unit;
}

/** A figure with at most one decimal: "1,687.5", « 1 687,5 ». */
export function numberIn(language: Language, value: number): string {
  const [whole = "", decimal] = String(rounded(value, 1)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === "fr" ? SPACE : ",");
  return decimal === undefined ? grouped : `${grouped}${language === "fr" ? "," : "."}${decimal}`;
}

/** A share from 0 to 1: "64%", « 64 % ». */
export const percentIn = (language: Language, share: number): string =>
  numberIn(language, rounded(share * 100, 0)) + (language === "fr" ? `${SPACE}%` : "%");

/** The time of day where the visitor is, of an instant in Unix milliseconds: "7:00 p.m.", « 19 h 00 ». */
export function timeIn(language: Language, ms: number): string {
  const at = new Date(ms);
  const [hours, minutes] = [at.getHours(), two(at.getMinutes())];
  if (language === "fr") return `${two(hours)} h ${minutes}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? "a.m." : "p.m."}`;
}
