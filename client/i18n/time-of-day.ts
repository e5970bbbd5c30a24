import type { Language } from "#rules/address";

const two = (figure: number): string => String(figure).padStart(2, "0");

/**
 * The time of day where the visitor is, of an instant in Unix milliseconds: "7:00 p.m.", « 19 h 00 ». As
 * Intl.DateTimeFormat writes it, which a phone takes some 80 ms to make ready, while the rules of a first visit open.
 */
export function timeOfDay(language: Language, ms: number): string {
  const at = new Date(ms);
  const [hours, minutes] = [at.getHours(), two(at.getMinutes())];
  if (language === "fr") return `${two(hours)} h ${minutes}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? "a.m." : "p.m."}`;
}
