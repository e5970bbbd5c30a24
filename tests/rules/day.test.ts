import { describe, expect, test } from "vitest";
import { addDays, ageOn, dayAt, daysBetween, isDay, puzzleNumber, startOf, weekday } from "#rules/shared/day";

describe("a day is a UTC day", () => {
  test.each([
    ["2026-11-21T00:00:00.000Z", "2026-11-21"],
    ["2026-11-21T23:59:59.999Z", "2026-11-21"],
    ["2026-11-22T00:00:00.000Z", "2026-11-22"],
    // The last second of a local evening in Montréal is the next day in UTC.
    ["2026-11-21T23:30:00-05:00", "2026-11-22"],
    // Clocks change in North America on 2026-11-01 and 2027-03-14, in Europe on 2027-03-28, but not in UTC.
    ["2026-11-01T05:59:59Z", "2026-11-01"],
    ["2027-03-14T07:00:00Z", "2027-03-14"],
    ["2027-03-28T01:00:00Z", "2027-03-28"],
  ])("%s is %s", (instant, day) => expect(dayAt(Date.parse(instant))).toBe(day));

  test.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2027-03-13", 2, "2027-03-15"],
  ])("%s and %i days is %s", (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
    expect(daysBetween(day, later)).toBe(count);
  });

  test("every day of two years lasts 24 hours and follows the one before", () => {
    let day = "2026-11-01";
    for (let number = 1; number <= 730; number++) {
      expect(puzzleNumber(day)).toBe(number);
      expect(startOf(addDays(day, 1)) - startOf(day)).toBe(86_400_000);
      expect(weekday(addDays(day, 1))).toBe((weekday(day) + 1) % 7);
      day = addDays(day, 1);
    }
  });

  test.each([
    ["2026-11-01", 1],
    ["2026-11-21", 21],
    ["2026-10-31", 0],
    ["2027-11-01", 366],
  ])("the puzzle of %s is number %i", (day, number) => expect(puzzleNumber(day)).toBe(number));

  test.each([
    ["2026-11-16", 0],
    ["2026-11-21", 5],
    ["2026-11-22", 6],
    ["1969-12-29", 0],
  ])("%s is weekday %i, Monday being 0", (day, number) => expect(weekday(day)).toBe(number));

  test.each(["2026-02-29", "2026-13-01", "2026-1-1", "20261101", "", "2026-11-01T00:00", null, 20261101])(
    "%j is no day",
    (value) => expect(isDay(value)).toBe(false),
  );
  test("a leap day is a day", () => expect(isDay("2028-02-29")).toBe(true));
});

test.each([
  ["1997-07-26", "2026-07-25", 28],
  ["1997-07-26", "2026-07-26", 29],
  ["1997-12-31", "2027-01-01", 29],
  ["1997-01-01", "2026-12-31", 29],
  // Born on a leap day: a year older on 1 March of a common year, on the day itself in a leap year.
  ["2004-02-29", "2027-02-28", 22],
  ["2004-02-29", "2027-03-01", 23],
  ["2004-02-29", "2028-02-28", 23],
  ["2004-02-29", "2028-02-29", 24],
  [null, "2026-11-21", null],
])("age in whole years: born %s, on %s: %s", (birth, day, age) => expect(ageOn(birth, day)).toBe(age));
