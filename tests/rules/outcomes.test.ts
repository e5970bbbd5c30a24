import { describe, expect, test } from "vitest";
import { averageGuesses, playersIn, shareBehind, solveRate, withEnding } from "#rules/outcomes";

/** 20 players: 16 found him, in four guesses on average, and 4 did not. */
const day = { wins: [1, 2, 3, 4, 3, 2, 1], lost: 4 };
const nobody = { wins: [0, 0, 0, 0, 0, 0, 0], lost: 0 };

describe("the outcomes of a day", () => {
  test("are summed up", () => {
    expect(playersIn(day)).toBe(20);
    expect(solveRate(day)).toBe(0.8);
    expect(averageGuesses(day)).toBe(4);
  });

  test("of a day that nobody played have no average", () => {
    expect([playersIn(nobody), solveRate(nobody), averageGuesses(nobody)]).toEqual([0, 0, null]);
  });

  test.for([
    [{ won: true, guesses: 1 }, { wins: [2, 2, 3, 4, 3, 2, 1], lost: 4 }],
    [{ won: true, guesses: 7 }, { wins: [1, 2, 3, 4, 3, 2, 2], lost: 4 }],
    [{ won: false, guesses: 7 }, { wins: [1, 2, 3, 4, 3, 2, 1], lost: 5 }],
  ] as const)("take in one more: %o", ([ending, expected]) => {
    expect(withEnding(day, ending)).toEqual(expected);
  });

  test.for([
    [{ won: true, guesses: 1 }, 0.95],
    [{ won: true, guesses: 4 }, 0.5],
    [{ won: true, guesses: 7 }, 0.2],
    [{ won: false, guesses: 7 }, 0],
  ] as const)("tell how many are behind %o", ([ending, share]) => {
    expect(shareBehind(day, ending)).toBe(share);
  });
});
