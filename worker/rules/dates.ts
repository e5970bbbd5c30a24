import type { Language } from "./address.ts";
import { startOf, type Day } from "./day.ts";

/** How days are written in a language, the Canadian way: the same on the page as the server sends it, and afterwards. */
export interface Dates {
  /** A day in full: "Saturday, November 21, 2026", « samedi 21 novembre 2026 ». */
  day: (day: Day) => string;
  /** A day without its weekday: "November 21, 2026", « 21 novembre 2026 ». */
  date: (day: Day) => string;
}

/** How days are written in a language. */
export function datesIn(language: Language): Dates {
  const styled = (dateStyle: "full" | "long") =>
    new Intl.DateTimeFormat(`${language}-CA`, { dateStyle, timeZone: "UTC" });
  const [full, long] = [styled("full"), styled("long")];
  const first = (date: string): string => (language === "fr" ? date.replace(/\b1 /, "1er ") : date);
  return {
    day: (day) => first(full.format(startOf(day))),
    date: (day) => first(long.format(startOf(day))),
  };
}
