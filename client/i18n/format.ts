import i18next from "i18next";
import { dateFormatsIn, type DateFormats } from "#rules/i18n/dates";
import { addDays, FIRST_DAY, type Day } from "#rules/shared/day";
import type { Language } from "#rules/i18n/address";
import { formatOrdinal, numberIn } from "#rules/i18n/numbers";
import { formatPercent, formatTime } from "./figures.ts";
import { documentLanguage } from "./language.ts";

const dates = (): DateFormats => dateFormatsIn(documentLanguage());

const countryNames = new Map<Language, Intl.DisplayNames>();

/** Returns the browser's names of countries, created on first use: the first formatter of Intl takes a phone 40 to 140 ms. */
function countryNamesIn(language: Language): Intl.DisplayNames {
  const names = countryNames.get(language) ?? new Intl.DisplayNames(`${language}-CA`, { type: "region" });
  countryNames.set(language, names);
  return names;
}

/** Formats figures, dates and country names in the document's language, with Canadian conventions. */
export const format = {
  day: (day: Day) => dates().day(day),
  date: (day: Day) => dates().date(day),
  dayOfYear: (day: Day) => dates().dayOfYear(day),
  monthDay: (day: Day) => dates().monthDay(day),
  month: (day: Day) => dates().month(day),
  weekday: (day: Day) => dates().weekday(day),
  /** Formats a number with at most one decimal: "1,687", « 1 687 ». */
  number: (value: number) => numberIn(documentLanguage(), value),
  /** Formats an ordinal, such as a draft pick: "35th", « 35e ». */
  ordinal: (value: number) => formatOrdinal(documentLanguage(), value),
  /** Formats a share from 0 to 1: "64%", « 64 % ». */
  percent: (share: number) => formatPercent(documentLanguage(), share),
  /**
   * Returns the name of a country by its ISO 3166-1 alpha-2 code, from the texts, or from the browser for a country
   * that no player has come from before.
   */
  country(code: string): string {
    const name: unknown = i18next.getResource(documentLanguage(), "translation", `countries.${code}`);
    return typeof name === "string" ? name : (countryNamesIn(documentLanguage()).of(code) ?? code);
  },
  /** Formats the visitor's local time of an instant in Unix milliseconds: "7:00 p.m.", « 19 h », « 19 h 05 ». */
  localTime: (ms: number) => formatTime(documentLanguage(), ms),
  /** Returns the visitor's local weekday of an instant in Unix milliseconds: "Saturday", « samedi ». */
  // `FIRST_DAY` is a Sunday.
  localWeekday: (ms: number) => dates().weekday(addDays(FIRST_DAY, new Date(ms).getDay())).long,
};
