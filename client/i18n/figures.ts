import type { Language } from "#rules/i18n/address";
import { numberIn, roundToDecimals } from "#rules/i18n/numbers";

const SPACE = "\u00a0";
const two = (figure: number): string => String(figure).padStart(2, "0");

/** Formats a share from 0 to 1: "64%", « 64 % ». */
export const formatPercent = (language: Language, share: number): string =>
  numberIn(language, roundToDecimals(share * 100, 0)) + (language === "fr" ? `${SPACE}%` : "%");

/** Formats the visitor's local time of an instant in Unix milliseconds: "7:00 p.m.", « 19 h », « 19 h 05 ». */
export function formatTime(language: Language, ms: number): string {
  const at = new Date(ms);
  const [hours, minutes] = [at.getHours(), two(at.getMinutes())];
  if (language === "fr") return `${hours}${SPACE}h${minutes === "00" ? "" : SPACE + minutes}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? "a.m." : "p.m."}`;
}
