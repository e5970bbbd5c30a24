import i18next from "i18next";
import { dateFormatsIn, type DateFormats } from "#rules/i18n/dates";
import { addDays, FIRST_DAY } from "#rules/shared/day";
import type { Language } from "#rules/i18n/address";
import { formatOrdinal } from "#rules/i18n/numbers";
import { numberIn, formatPercent, formatTime } from "./figures.ts";
import { useLanguage } from "./language.ts";

/** How figures, dates and names of countries are written in one language, the Canadian way. */
export interface Format extends DateFormats {
  /** At most one decimal: "1,687", « 1 687 ». */
  number(value: number): string;
  /** A place in an order, such as a draft pick: "35th", « 35e ». */
  ordinal(value: number): string;
  /** A share from 0 to 1: "64%", « 64 % ». */
  percent(share: number): string;
  /** Name of a country by its ISO 3166-1 alpha-2 code: a word, or what the browser calls one that no player came from before. */
  country(code: string): string;
  /** Time of day where the visitor is, of an instant in Unix milliseconds: "7:00 p.m.", « 19 h 00 ». */
  localTime(ms: number): string;
  /** Day of the week where the visitor is, of an instant in Unix milliseconds: "Saturday", « samedi ». */
  localWeekday(ms: number): string;
}

/** The format of a language. */
export function formatFor(language: Language): Format {
  const locale = `${language}-CA`;
  const countries = onceAsked(() => new Intl.DisplayNames(locale, { type: "region" }));
  return {
    ...dateFormatsIn(language),
    number: (value) => numberIn(language, value),
    ordinal: (value) => formatOrdinal(language, value),
    percent: (share) => formatPercent(language, share),
    country: (code) => {
      const name: unknown = i18next.getResource(language, "translation", `countries.${code}`);
      return typeof name === "string" ? name : (countries().of(code) ?? code);
    },
    localTime: (ms) => formatTime(language, ms),
    // The first day of all was a Sunday, as weeks are counted here.
    localWeekday: (ms) => dateFormatsIn(language).weekday(addDays(FIRST_DAY, new Date(ms).getDay())).long,
  };
}

/** Makes something when it is first asked for: the first of Intl takes a phone 40 to 140 ms. */
function onceAsked<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const formats = new Map<Language, Format>();

/** The format of the language in use. */
export function useFormat(): Format {
  const language = useLanguage();
  const format = formats.get(language) ?? formatFor(language);
  formats.set(language, format);
  return format;
}
