import i18next from "i18next";
import { dateFormatsIn, type DateFormats } from "#rules/i18n/dates";
import { addDays, FIRST_DAY } from "#rules/shared/day";
import type { Language } from "#rules/i18n/address";
import { formatOrdinal } from "#rules/i18n/numbers";
import { numberIn, formatPercent, formatTime } from "./figures.ts";
import { useLanguage } from "./language.ts";

/** Formats figures, dates and country names in one language, with Canadian conventions. */
export interface Format extends DateFormats {
  /** Formats a number with at most one decimal: "1,687", « 1 687 ». */
  number(value: number): string;
  /** Formats an ordinal, such as a draft pick: "35th", « 35e ». */
  ordinal(value: number): string;
  /** Formats a share from 0 to 1: "64%", « 64 % ». */
  percent(share: number): string;
  /**
   * Returns the name of a country by its ISO 3166-1 alpha-2 code, from the texts, or from the browser for a country
   * that no player has come from before.
   */
  country(code: string): string;
  /** Formats the visitor's local time of an instant in Unix milliseconds: "7:00 p.m.", « 19 h », « 19 h 05 ». */
  localTime(ms: number): string;
  /** Returns the visitor's local weekday of an instant in Unix milliseconds: "Saturday", « samedi ». */
  localWeekday(ms: number): string;
}

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
    // `FIRST_DAY` is a Sunday.
    localWeekday: (ms) => dateFormatsIn(language).weekday(addDays(FIRST_DAY, new Date(ms).getDay())).long,
  };
}

/** Creates a value on first use: the first formatter of Intl takes a phone 40 to 140 ms. */
function onceAsked<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const formats = new Map<Language, Format>();

/** Returns the format of the document's language. */
export function useFormat(): Format {
  const language = useLanguage();
  const format = formats.get(language) ?? formatFor(language);
  formats.set(language, format);
  return format;
}
