import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { dateFormatsIn } from "#rules/i18n/dates";
import { addDays, startOf, type Day } from "#rules/shared/day";

const FIRST: Day = "2026-11-21";
const everyDay = Array.from({ length: 800 }, (_, days) => addDays(FIRST, days));

test.each(LANGUAGES)("days are formatted in %s as Intl formats them", (language: Language) => {
  const { day, date, dayOfYear, monthDay, month, weekday } = dateFormatsIn(language);
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${language}-CA`, { ...options, timeZone: "UTC" });
    // Except the first of a month, an ordinal in French that Intl does not write.
    return (of: Day) => format.format(startOf(of)).replace(/\b1 (?=\p{L})/u, language === "fr" ? "1er " : "1 ");
  };
  const [full, long] = [by({ dateStyle: "full" }), by({ dateStyle: "long" })];
  const inYear = by({ weekday: "long", month: "long", day: "numeric" });
  const inMonth = by({ month: "long", day: "numeric" });
  const named = by({ month: "long", year: "numeric" });
  const [name, short] = [by({ weekday: "long" }), by({ weekday: "short" })];
  for (const of of everyDay) {
    expect(day(of)).toBe(full(of));
    expect(date(of)).toBe(long(of));
    expect(dayOfYear(of)).toBe(inYear(of));
    expect(monthDay(of)).toBe(inMonth(of));
    expect(month(of)).toBe(named(of));
    expect(weekday(of)).toEqual({ long: name(of), short: short(of) });
  }
});
