import { describe, expect, test } from "vitest";
import { GAME_CONFIG } from "#rules/shared/game-config";
import {
  averageResultRank,
  computeOutcomes,
  countPlayers,
  shareWithWorseResult,
  shareWithSameResult,
  solveRate,
  countEnding,
  countBetterResults,
} from "#rules/shared/outcomes";

const { classic: SEVEN, grid: NINE } = GAME_CONFIG;
const won = (guesses: number) => ({ won: true, guesses, correct: 1 });
const LOST = { won: false, guesses: 7, correct: 0 };
const squares = (correct: number) => ({ won: correct === 9, guesses: 9, correct });

/** 20 players: 16 won, in four guesses on average, and 4 lost. */
const day = { distribution: [1, 2, 3, 4, 3, 2, 1], lost: 4 };
const nobody = { distribution: [0, 0, 0, 0, 0, 0, 0], lost: 0 };

describe("the outcomes of a day", () => {
  test("are summed up", () => {
    expect(countPlayers(day)).toBe(20);
    expect(solveRate(day)).toBe(0.8);
    expect(averageResultRank(day)).toBe(4);
  });

  test("of a day that nobody played have no average", () => {
    expect([countPlayers(nobody), solveRate(nobody), averageResultRank(nobody)]).toEqual([0, 0, null]);
  });

  test.each([
    [won(1), { distribution: [2, 2, 3, 4, 3, 2, 1], lost: 4 }],
    [won(7), { distribution: [1, 2, 3, 4, 3, 2, 2], lost: 4 }],
    [LOST, { distribution: [1, 2, 3, 4, 3, 2, 1], lost: 5 }],
  ])("take in one more: %o", (ending, expected) => {
    expect(countEnding(SEVEN, day, ending, 1)).toEqual(expected);
    expect(countEnding(SEVEN, expected, ending, -1)).toEqual(day);
  });

  test.each([
    [won(1), 0, 0.95],
    [won(4), 6, 0.5],
    [won(7), 15, 0.2],
    [LOST, 16, 0],
  ])("tell how many are ahead of %o, and the share of those behind", (ending, ahead, behind) => {
    expect(countBetterResults(SEVEN, day, ending)).toBe(ahead);
    expect(shareWithWorseResult(SEVEN, day, ending)).toBe(behind);
  });
});

test("rounds are counted by how they ended", () => {
  const endings = [
    { ...won(2), count: 3 },
    { ...LOST, count: 1 },
    { ...won(7), count: 2 },
  ];
  expect(computeOutcomes(SEVEN, endings)).toEqual({ distribution: [0, 3, 0, 0, 0, 0, 2], lost: 1 });
});

describe("the outcomes of nine squares", () => {
  const grid = computeOutcomes(NINE, [
    { ...squares(9), count: 1 },
    { ...squares(6), count: 2 },
    { ...squares(0), count: 1 },
  ]);

  test("go from nine correct down to one, and none separately", () =>
    expect(grid).toEqual({ distribution: [1, 0, 0, 2, 0, 0, 0, 0, 0], lost: 1 }));
  test("can add one round", () => expect(countEnding(NINE, grid, squares(1), 1).distribution.at(-1)).toBe(1));
  test.each([
    [9, 0.25, 0.75],
    [7, 0, 0.75],
    [6, 0.5, 0.25],
    [1, 0, 0.25],
    [0, 0.25, 0],
  ])("are level with %i right for %d, and worse for %d", (correct, level, worse) => {
    expect(shareWithSameResult(NINE, grid, squares(correct))).toBe(level);
    expect(shareWithWorseResult(NINE, grid, squares(correct))).toBe(worse);
  });
});
