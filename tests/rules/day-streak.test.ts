import { expect, test } from "vitest";
import { dayStreak } from "#rules/day-streak";

const TODAY = "2026-12-02";

test.each([
  ["nothing was played", [], 0],
  ["today is the first", ["2026-12-02"], 1],
  ["today's can still be had", ["2026-11-29", "2026-11-30", "2026-12-01"], 3],
  ["today's was played, over the end of a month", ["2026-11-30", "2026-12-01", "2026-12-02"], 3],
  ["yesterday was missed", ["2026-11-29", "2026-11-30"], 0],
  ["a day before was missed", ["2026-11-29", "2026-12-01", "2026-12-02"], 2],
] as const)("the day streak where %s", (_, played, length) => {
  expect(dayStreak(new Set(played), TODAY)).toBe(length);
});
