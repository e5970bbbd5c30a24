import { describe, expect, test } from "vitest";
import { byStanding, firstDayOf, isHumanPace, scoreOf } from "#rules/score";

describe("score of a finished daily", () => {
  test.each([[1, 100], [2, 85.71], [4, 57.14], [7, 14.29]])("won in %i of 7: %d", (guesses, score) =>
    expect(scoreOf(true, guesses, 7)).toBe(score));
  test.each([[1, 100], [6, 16.67]])("won in %i of 6: %d", (guesses, score) => expect(scoreOf(true, guesses, 6)).toBe(score));
  test("lost: nothing", () => expect(scoreOf(false, 7, 7)).toBe(0));
});

test.each([
  [1, 1_499, false], [1, 1_500, true], [7, 10_499, false], [7, 10_500, true],
])("%i guesses in %i ms can be a person: %s", (guesses, ms, human) => expect(isHumanPace(guesses, ms)).toBe(human));

test.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["week", "2026-11-21", "2026-11-16"],
  ["week", "2026-11-16", "2026-11-16"],
  ["week", "2026-11-22", "2026-11-16"],
  ["week", "2027-01-01", "2026-12-28"],
  ["all", "2026-11-21", null],
] as const)("%s on %s begins %s", (period, today, first) => expect(firstDayOf(period, today)).toBe(first));

test("more points first, ties by less time", () => {
  const tallies = [{ score: 100, tookMs: 9 }, { score: 200, tookMs: 50 }, { score: 100, tookMs: 5 }];
  expect(tallies.toSorted(byStanding)).toEqual([{ score: 200, tookMs: 50 }, { score: 100, tookMs: 5 }, { score: 100, tookMs: 9 }]);
});
