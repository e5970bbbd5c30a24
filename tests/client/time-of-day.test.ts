import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/address";
import { timeOfDay } from "../../client/i18n/time-of-day.ts";

test.each(LANGUAGES)("times of day are written in %s as the browser's own tables have them", (language) => {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { timeStyle: "short" });
  const midnight = new Date(2026, 10, 21).getTime();
  for (let minute = 0; minute < 24 * 60; minute++) {
    const ms = midnight + minute * 60_000;
    expect(timeOfDay(language, ms)).toBe(format.format(ms));
  }
});
