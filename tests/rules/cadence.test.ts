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
import { startOf } from "#rules/shared/day";
import { rivalPuzzles } from "#rules/shared/rival-puzzles";
import { DAILY_NAMES, GAME_NAMES, GAME_CONFIG, WEEKLY_NAMES } from "#rules/shared/game-config";

const DAY = { every: "day" } as const;
const WEEK = { every: "week" } as const;

test("five games are daily, and only Legends is weekly", () => {
  expect(DAILY_NAMES).toEqual(["classic", "roster", "face", "career", "grid"]);
  expect(WEEKLY_NAMES).toEqual(["legends"]);
  expect([...DAILY_NAMES, ...WEEKLY_NAMES].toSorted()).toEqual(GAME_NAMES.toSorted());
  expect(GAME_CONFIG.legends).toMatchObject({ limit: 7, toFind: 1 });
});

test("a daily does not have the answer of a week that runs or begins within seven days", () =>
  expect(rivalPuzzles("career", "2026-11-21").at(-1)).toMatchObject({ first: "2026-11-08", last: "2026-11-28" }));

describe("the puzzle of a day or of a week, which begins on Sunday", () => {
  test.each([
    [WEEK, "2026-11-01", "2026-11-01", 1],
    [WEEK, "2026-11-07", "2026-11-01", 1],
    [WEEK, "2026-11-08", "2026-11-08", 2],
    [WEEK, "2026-11-21", "2026-11-15", 3],
    [WEEK, "2026-11-22", "2026-11-22", 4],
    [WEEK, "2026-12-31", "2026-12-27", 9],
    [WEEK, "2027-01-02", "2026-12-27", 9],
    [WEEK, "2027-10-31", "2027-10-31", 53],
    [WEEK, "2026-10-31", "2026-10-25", 0],
    [WEEK, "2026-10-25", "2026-10-25", 0],
    [DAY, "2026-11-21", "2026-11-21", 21],
    [DAY, "2026-10-31", "2026-10-31", 0],
  ])("%o: %s has the puzzle of %s, number %i", (schedule, day, puzzleDay, number) => {
    expect(puzzleDayOn(schedule, day)).toBe(puzzleDay);
    expect(puzzleNumberOn(schedule, day)).toBe(number);
    expect(puzzleDayOfNumber(schedule, number)).toBe(puzzleDay);
    expect(isPuzzleDay(schedule, day)).toBe(day === puzzleDay && number > 0);
  });

  test.each([
    [WEEK, "2026-11-15", "2026-11-22", "2026-11-29"],
    [DAY, "2026-10-31", "2026-11-01", "2026-11-02"],
  ])("%o: %s precedes %s, which ends with %s", (schedule, previous, day, next) => {
    expect(previousPuzzleDay(schedule, day)).toBe(previous);
    expect(nextPuzzleAt(schedule, day)).toBe(startOf(next));
  });
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
