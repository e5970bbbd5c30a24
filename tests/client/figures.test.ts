import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import en from "../../client/i18n/en.json";
import { formatOrdinal, numberIn } from "#rules/i18n/numbers";
import { formatPercent, formatTime } from "../../client/i18n/figures.ts";
import fr from "../../client/i18n/fr.json";

const WORDS = { en, fr };

describe.each(LANGUAGES)("as Intl formats it in %s", (language) => {
  const locale = `${language}-CA`;

  test("a number", () => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    for (let value = -500; value < 3000; value += 0.25) expect(numberIn(language, value)).toBe(format.format(value));
    for (const value of [0.05, 1.15, 2.349, 9.96, 999.95, 1_234_567, 12_345.6])
      expect(numberIn(language, value)).toBe(format.format(value));
  });

  test("an ordinal", () => {
    const rules = new Intl.PluralRules(locale, { type: "ordinal" });
    const endings = language === "fr" ? { one: "er" } : { one: "st", two: "nd", few: "rd", other: "th" };
    for (let value = 1; value <= 300; value++) {
      const ending = new Map(Object.entries(endings)).get(rules.select(value)) ?? "e";
      expect(formatOrdinal(language, value)).toBe(value + ending);
    }
  });

  test("a share", () => {
    const format = new Intl.NumberFormat(locale, { style: "percent" });
    for (const of of [1, 3, 7, 200, 1000])
      for (let part = 0; part <= of; part++) expect(formatPercent(language, part / of)).toBe(format.format(part / of));
  });

  test("a time of day", () => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
    const midnight = new Date(2026, 10, 21).getTime();
    for (let minute = 0; minute < 24 * 60; minute++) {
      const ms = midnight + minute * 60_000;
      // In Québec an hour has no zero before it, and a full hour no minutes after it.
      const expected = format.format(ms).replaceAll(" ", language === "fr" ? "\u00a0" : " ");
      expect(formatTime(language, ms)).toBe(
        language === "fr" ? expected.replace(/^0(?=\d)/, "").replace(/(?<=h)\s?00$/, "") : expected,
      );
    }
  });

  test("a country", () => {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    for (const [code, name] of Object.entries(WORDS[language].countries)) expect(name).toBe(names.of(code));
  });
});
