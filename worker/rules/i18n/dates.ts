import type { Language } from "./address.ts";
import { weekday, type Day } from "../shared/day.ts";

/** Formats dates in a language, as written in Canada. Server and client use it, so that both render the same text. */
export interface DateFormats {
  /** With the weekday: "Saturday, November 21, 2026", « samedi 21 novembre 2026 ». */
  day: (day: Day) => string;
  /** Without the weekday: "November 21, 2026", « 21 novembre 2026 ». */
  date: (day: Day) => string;
  /** Without the year: "Saturday, November 21", « samedi 21 novembre ». */
  dayOfYear: (day: Day) => string;
  /** Without year and weekday: "November 21", « 21 novembre ». */
  monthDay: (day: Day) => string;
  /** "November 2026", « novembre 2026 ». */
  month: (day: Day) => string;
  /** The weekday, short and long: "Sun" and "Sunday", « dim. » and « dimanche ». */
  weekday: (day: Day) => { short: string; long: string };
}

/*
 * Written by hand because the first use of Intl.DateTimeFormat takes a phone up to 80 ms on every page.
 */

const WEEKDAYS: Record<Language, string> = {
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  fr: "lundi mardi mercredi jeudi vendredi samedi dimanche",
};
const MONTHS: Record<Language, string> = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};

export function dateFormatsIn(language: Language): DateFormats {
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
    monthDay,
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
