import type { Language } from "./address.ts";
import { weekday, type Day } from "./day.ts";

/** How days are written in a language, the Canadian way: the same on the page as the server sends it, and afterwards. */
export interface Dates {
  /** A day in full: "Saturday, November 21, 2026", « samedi 21 novembre 2026 ». */
  day: (day: Day) => string;
  /** A day without its weekday: "November 21, 2026", « 21 novembre 2026 ». */
  date: (day: Day) => string;
  /** A day without its year: "Saturday, November 21", « samedi 21 novembre ». */
  dayOfYear: (day: Day) => string;
  /** A month: "November 2026", « novembre 2026 ». */
  month: (day: Day) => string;
  /** A day of the week, short and in full: "Sun" and "Sunday", « dim. » and « dimanche ». */
  weekday: (day: Day) => { short: string; long: string };
}

/*
 * As Intl.DateTimeFormat writes them, which a phone takes up to 80 ms to make ready, on every page, while a finger waits.
 */

const WEEKDAYS: Record<Language, string> = {
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  fr: "lundi mardi mercredi jeudi vendredi samedi dimanche",
};
const MONTHS: Record<Language, string> = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};

/** How days are written in a language. */
export function datesIn(language: Language): Dates {
  const [weekdays, months] = [WEEKDAYS[language].split(" "), MONTHS[language].split(" ")];
  const weekdayOf = (day: Day): string => weekdays[weekday(day)] ?? "";
  const monthDay = (day: Day): string => {
    const [, at = 0, of = 0] = day.split("-").map(Number);
    const month = months[at - 1];
    return language === "fr" ? `${of}${of === 1 ? "er" : ""} ${month}` : `${month} ${of}`;
  };
  const date = (day: Day): string => `${monthDay(day)}${language === "fr" ? " " : ", "}${Number(day.slice(0, 4))}`;
  return {
    date,
    day: (day) => `${weekdayOf(day)}${language === "fr" ? "" : ","} ${date(day)}`,
    dayOfYear: (day) => `${weekdayOf(day)}${language === "fr" ? " " : ", "}${monthDay(day)}`,
    month(day) {
      const [year = 0, at = 0] = day.split("-").map(Number);
      return `${months[at - 1]} ${year}`;
    },
    weekday: (day) => {
      const long = weekdayOf(day);
      return { long, short: long.slice(0, 3) + (language === "fr" ? "." : "") };
    },
  };
}
