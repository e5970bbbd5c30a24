import { describe, expect, test } from "vitest";
import { addDays, dayAt, FIRST_DAY } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";

/** Returns consecutive days from a first one. */
const run = (from: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(from, at));

describe("the day streak", () => {
  const TODAY = "2026-12-02";
  test.each([
    ["nothing was played", [], 0],
    ["today is the first", ["2026-12-02"], 1],
    ["today's can still be had", ["2026-11-29", "2026-11-30", "2026-12-01"], 3],
    ["today's was played, over the end of a month", ["2026-11-30", "2026-12-01", "2026-12-02"], 3],
    ["yesterday was missed", ["2026-11-29", "2026-11-30"], 0],
    ["a day before was missed", ["2026-11-29", "2026-12-01", "2026-12-02"], 2],
    ["days came in any order, and twice", ["2026-12-02", "2026-11-30", "2026-12-01", "2026-12-02"], 3],
    ["a clock was wrong, and a day is still to come", ["2026-12-02", "2027-01-01"], 1],
    ["somebody has made up a day before the first", ["0001-01-01", "2026-12-02"], 1],
  ] as const)("where %s", (_, played, streak) => {
    expect(computeDayStreak(played, TODAY)).toMatchObject({ streak, freezes: 0, frozen: [] });
  });
});

test.each([
  ["a missed day", run(FIRST_DAY, 3), "2026-11-05", { days: 3, on: "2026-11-04" }],
  ["the day after the freezes are spent", run(FIRST_DAY, 7), "2026-11-10", { days: 7, on: "2026-11-09" }],
  ["nothing while the day can be played", run(FIRST_DAY, 3), "2026-11-04", null],
  ["the last of several gaps", ["2026-11-01", "2026-11-03", "2026-11-04"], "2026-11-08", { days: 2, on: "2026-11-05" }],
] as const)("the streak is ended by %s", (_, played, today, ended) => {
  expect(computeDayStreak(played, today).ended).toEqual(ended);
});

test("yesterday's daily in progress does not break the streak", () => {
  const played = ["2026-11-29", "2026-11-30"];
  expect(computeDayStreak(played, "2026-12-02", "2026-12-01")).toMatchObject({ streak: 2 });
  expect(computeDayStreak([...played, "2026-12-02"], "2026-12-02", "2026-12-01")).toMatchObject({ streak: 3 });
  expect(computeDayStreak(run(FIRST_DAY, 7), "2026-11-10", "2026-11-09")).toMatchObject({
    streak: 7,
    freezes: 0,
    frozen: ["2026-11-08"],
  });
});

describe("a freeze", () => {
  // The month of the mock: six days, two missed, nine, one frozen, three.
  const NOVEMBER = [...run("2026-11-01", 6), ...run("2026-11-09", 9), ...run("2026-11-19", 3)];
  test.each([
    ["is earned by the seventh day", run(FIRST_DAY, 7), "2026-11-07", { streak: 7, freezes: 1, frozen: [] }],
    ["is not by the sixth", run(FIRST_DAY, 6), "2026-11-06", { streak: 6, freezes: 0, frozen: [] }],
    [
      "is spent by a missed day, which keeps the streak and adds nothing",
      NOVEMBER,
      "2026-11-21",
      { streak: 12, best: 12, freezes: 0, frozen: ["2026-11-18"] },
    ],
    [
      "is spent once a day is over, and not while it can be played",
      run(FIRST_DAY, 7),
      "2026-11-08",
      { streak: 7, freezes: 1, frozen: [] },
    ],
    ["is spent the day after", run(FIRST_DAY, 7), "2026-11-09", { streak: 7, freezes: 0, frozen: ["2026-11-08"] }],
    [
      "does not keep a second day",
      run(FIRST_DAY, 7),
      "2026-11-10",
      { streak: 0, best: 7, freezes: 0, frozen: ["2026-11-08"] },
    ],
    ["is kept twice", run(FIRST_DAY, 14), "2026-11-14", { streak: 14, freezes: 2, frozen: [] }],
    ["is not earned while two are kept", run(FIRST_DAY, 27), "2026-11-27", { streak: 27, freezes: 2, frozen: [] }],
    [
      "two keep two days in a row",
      [...run(FIRST_DAY, 14), ...run("2026-11-17", 1)],
      "2026-11-17",
      { streak: 15, freezes: 0, frozen: ["2026-11-15", "2026-11-16"] },
    ],
    [
      "two do not keep three",
      [...run(FIRST_DAY, 14), ...run("2026-11-18", 1)],
      "2026-11-18",
      { streak: 1, best: 14, freezes: 0 },
    ],
    [
      "counts by days that count: a frozen one brings no seventh",
      [...run(FIRST_DAY, 7), ...run("2026-11-09", 6)],
      "2026-11-14",
      { streak: 13, freezes: 0, frozen: ["2026-11-08"] },
    ],
    [
      "is earned again by the fourteenth that counts",
      [...run(FIRST_DAY, 7), ...run("2026-11-09", 7)],
      "2026-11-15",
      { streak: 14, freezes: 1, frozen: ["2026-11-08"] },
    ],
    [
      "does not outlive the streak",
      [...run(FIRST_DAY, 14), "2026-11-30"],
      "2026-12-01",
      { streak: 1, best: 14, freezes: 0 },
    ],
  ] as const)("%s", (_, played, today, told) => {
    expect(computeDayStreak(played, today)).toMatchObject(told);
  });

  test("is the same over the end of a year, and over daylight saving changes", () => {
    for (const from of ["2026-12-28", "2027-03-10", "2027-10-27", "2028-02-25"]) {
      const played = [...run(from, 7), ...run(addDays(from, 8), 3)];
      expect(computeDayStreak(played, addDays(from, 10)), from).toEqual({
        streak: 10,
        best: 10,
        freezes: 0,
        frozen: [addDays(from, 7)],
        ended: null,
      });
    }
    // 23 and 25 hours later on a clock in Montréal is still the puzzle's next day.
    for (const instant of ["2027-03-14T04:59:00Z", "2027-11-07T03:59:00Z"])
      expect(dayAt(Date.parse(instant) + 86_400_000)).toBe(addDays(dayAt(Date.parse(instant)), 1));
  });

  test("depends on the days only: computing it day by day or at once gives the same", () => {
    const played = [...run(FIRST_DAY, 20), ...run("2026-11-22", 9), ...run("2026-12-03", 40), ...run("2027-01-20", 5)];
    const frozen = new Set<string>();
    for (let today = FIRST_DAY; today <= "2027-02-01"; today = addDays(today, 1)) {
      const { frozen: now, freezes } = computeDayStreak(
        played.filter((day) => day <= today),
        today,
      );
      expect(computeDayStreak(played, today).frozen).toEqual(now);
      expect(freezes).toBeLessThanOrEqual(2);
      for (const day of now) frozen.add(day);
    }
    expect([...frozen]).toEqual(computeDayStreak(played, "2027-02-01").frozen);
  });
});
