import { describe, expect, test } from "vitest";
import {
  isPuzzleDay,
  nextPuzzleAt,
  puzzleNumberOn,
  previousPuzzleDay,
  puzzleDayOfNumber,
  puzzleDaysAround,
  puzzleDayOn,
} from "#rules/shared/schedule";
import { DAILY_NAMES, GAME_NAMES, GAME_CONFIG, WEEKLY_NAMES } from "#rules/shared/game-config";

const DAY = { every: "day" } as const;
const WEEK = { every: "week" } as const;

test("five games are daily, and only Legends is weekly", () => {
  expect(DAILY_NAMES).toEqual(["classic", "roster", "face", "career", "grid"]);
  expect(WEEKLY_NAMES).toEqual(["legends"]);
  expect([...DAILY_NAMES, ...WEEKLY_NAMES].toSorted()).toEqual(GAME_NAMES.toSorted());
  expect(GAME_CONFIG.legends).toMatchObject({ limit: 7, toFind: 1 });
});

describe("a week begins on Sunday, the first one with the first day", () => {
  test.each([
    ["2026-11-01", "2026-11-01", 1],
    ["2026-11-07", "2026-11-01", 1],
    ["2026-11-08", "2026-11-08", 2],
    ["2026-11-21", "2026-11-15", 3],
    ["2026-11-22", "2026-11-22", 4],
    ["2026-12-31", "2026-12-27", 9],
    ["2027-01-02", "2026-12-27", 9],
    ["2027-10-31", "2027-10-31", 53],
    ["2026-10-31", "2026-10-25", 0],
  ])("%s is in the week of %s, which has number %i", (day, sunday, number) => {
    expect(puzzleDayOn(WEEK, day)).toBe(sunday);
    expect(puzzleNumberOn(WEEK, day)).toBe(number);
    expect(puzzleDayOfNumber(WEEK, number)).toBe(sunday);
  });

  test("and ends with the next one", () => {
    expect(new Date(nextPuzzleAt(WEEK, "2026-11-22")).toISOString()).toBe("2026-11-29T00:00:00.000Z");
    expect(previousPuzzleDay(WEEK, "2026-11-22")).toBe("2026-11-15");
  });

  test.each([
    ["2026-11-22", true],
    ["2026-11-21", false],
    ["2026-11-23", false],
    ["2026-10-25", false],
  ])("a puzzle is known by %s: %s", (day, known) => expect(isPuzzleDay(WEEK, day)).toBe(known));
});

test("a daily has a puzzle every day", () => {
  expect(puzzleDayOn(DAY, "2026-11-21")).toBe("2026-11-21");
  expect(puzzleNumberOn(DAY, "2026-11-21")).toBe(21);
  expect(puzzleDayOfNumber(DAY, 21)).toBe("2026-11-21");
  expect(previousPuzzleDay(DAY, "2026-11-01")).toBe("2026-10-31");
  expect([isPuzzleDay(DAY, "2026-11-01"), isPuzzleDay(DAY, "2026-10-31")]).toEqual([true, false]);
  expect(new Date(nextPuzzleAt(DAY, "2026-11-21")).toISOString()).toBe("2026-11-22T00:00:00.000Z");
});

test.each([
  [DAY, "2026-11-21", ["2026-11-21", "2026-11-22", "2026-11-20"]],
  [WEEK, "2026-11-20", ["2026-11-15", "2026-11-08"]],
  [WEEK, "2026-11-21", ["2026-11-15", "2026-11-22", "2026-11-08"]],
  // There is no puzzle before number 1.
  [DAY, "2026-11-01", ["2026-11-01", "2026-11-02"]],
  [WEEK, "2026-11-07", ["2026-11-01", "2026-11-08"]],
])("%o on %s: the running puzzle, tomorrow's and the previous one are dealt", (turning, day, days) => {
  expect(puzzleDaysAround(turning, day)).toEqual(days);
});
