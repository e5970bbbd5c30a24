import { describe, expect, test } from "vitest";
import {
  numberOfResultRank,
  isHumanPace,
  checkDateAndPace,
  resultRankOf,
  scoreOf,
  shownResultOf,
} from "#rules/shared/score";

const SEVEN = { limit: 7, toFind: 1, toWin: 1 };
const SIX = { limit: 6, toFind: 1, toWin: 1 };
const NINE = { limit: 9, toFind: 9, toWin: 7 };
const won = (guesses: number) => ({ won: true, guesses, correct: 1 });
const LOST = { won: false, guesses: 7, correct: 0 };
const squares = (correct: number) => ({ won: correct === 9, guesses: 9, correct });

describe("score of a finished daily", () => {
  test.each([
    [1, 100],
    [2, 85.71],
    [4, 57.14],
    [7, 14.29],
  ])("won in %i of 7: %d", (guesses, score) => expect(scoreOf(SEVEN, won(guesses))).toBe(score));
  test.each([
    [1, 100],
    [6, 16.67],
  ])("won in %i of 6: %d", (guesses, score) => expect(scoreOf(SIX, won(guesses))).toBe(score));
  test.each([
    [4, 28.57],
    [7, 7.14],
  ])("won in %i of 7 with a hint: %d", (guesses, score) =>
    expect(scoreOf(SEVEN, { ...won(guesses), hint: true })).toBe(score),
  );
  test("hard mode has the usual score", () => expect(scoreOf(SEVEN, { ...won(1), hard: true })).toBe(100));
  test("lost: nothing", () => expect(scoreOf(SEVEN, LOST)).toBe(0));
  test.each([
    [9, 100],
    [8, 88.89],
    [1, 11.11],
    [0, 0],
  ])("%i squares of 9: %d", (correct, score) => expect(scoreOf(NINE, squares(correct))).toBe(score));
});

describe("how well a round ended", () => {
  test.each([
    ["won in one", SEVEN, won(1), 1, 1],
    ["won in seven", SEVEN, won(7), 7, 7],
    ["lost", SEVEN, LOST, null, null],
    ["nine squares", NINE, squares(9), 1, 9],
    ["eight", NINE, squares(8), 2, 8],
    ["one", NINE, squares(1), 9, 1],
    ["no square", NINE, squares(0), null, 0],
  ])("%s", (_what, config, ending, rank, told) => {
    expect(resultRankOf(config, ending)).toBe(rank);
    expect(shownResultOf(config, ending)).toBe(told);
    if (rank !== null) expect(numberOfResultRank(config, rank)).toBe(told);
  });
});

test.each([
  [true, 1, 4_999, false],
  [true, 1, 5_000, true],
  [false, 1, 1_500, true],
  [true, 2, 2_999, false],
  [true, 2, 3_000, true],
  [false, 7, 10_499, false],
  [true, 7, 10_500, true],
])("won: %s, with %i guesses in %i ms, can be a person: %s", (won, guesses, ms, human) =>
  expect(isHumanPace({ won, guesses }, ms)).toBe(human),
);

describe("a daily counts only for its visitor", () => {
  const day = "2026-11-21";
  const begun = Date.parse(`${day}T23:58:00Z`);
  const ending = { won: true, guesses: 4, correct: 1 };
  test.each([
    ["with the last millisecond of its day, not yet", 119_999, null],
    ["from midnight on", 120_000, "late"],
    ["a week later", 7 * 86_400_000, "late"],
    ["faster than anybody plays", 5_999, "too-fast"],
    ["where the clock has gone back", -1, "too-fast"],
  ])("%s", (_when, tookMs, mark) =>
    expect(checkDateAndPace({ every: "day" }, ending, day, begun, begun + tookMs)).toBe(mark),
  );
});
