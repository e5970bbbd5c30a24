import { describe, expect, test } from "vitest";
import { classic } from "#rules/classic/classic";
import { countCorrect, endingOf, roundStateOf, buildRoundView } from "#rules/shared/round";
import { dailyRound, facts, player } from "./league.ts";

const world = facts(...Array.from({ length: 10 }, (_, index) => player({ id: index + 1 })));
const puzzle = { facts: world, secret: 10, data: null };
const round = (guesses: readonly number[], gaveUp = false) => ({ ...dailyRound("classic", guesses), gaveUp });

describe("a round of seven guesses at player 10", () => {
  test("shows hint and mode, and includes both in its ending", () => {
    const plain = round([1, 2, 3, 4, 10]);
    expect(buildRoundView(classic, puzzle, plain)).not.toHaveProperty("hint");
    expect(buildRoundView(classic, puzzle, plain)).not.toHaveProperty("hard");
    const view = buildRoundView(classic, puzzle, { ...plain, hint: 4, hard: true });
    expect(view).toMatchObject({ hint: { kind: "letter", letter: "S" }, hard: true });
    expect(endingOf(view)).toEqual({ won: true, guesses: 5, correct: 1, hint: true, hard: true });
  });

  test.each([
    [[1, 10], false, { won: true, guesses: 2, correct: 1 }],
    [[1, 2, 3, 4, 5, 6, 7], false, { won: false, guesses: 7, correct: 0 }],
    [[1], true, { won: false, guesses: 1, correct: 0 }],
  ])("after %j, given up %j, counts as %o", (guesses, gaveUp, ending) =>
    expect(endingOf(buildRoundView(classic, puzzle, round(guesses, gaveUp)))).toEqual(ending),
  );
});

describe("a round of nine guesses at nine numbers", () => {
  const nine = { limit: 9, toFind: 9, toWin: 7, solves: (_: unknown, guess: number) => guess <= 9 };
  const numbers = { facts: null, secret: null, data: null };
  test.each([
    ["a miss leaves the rest to be found", [1, 10], false, "guessing", 1],
    ["all nine", [1, 2, 3, 4, 5, 6, 7, 8, 9], false, "won", 9],
    ["seven goes on", [1, 2, 3, 4, 5, 6, 7], false, "guessing", 7],
    ["eight of nine", [1, 2, 3, 4, 5, 6, 7, 8, 10], false, "won", 8],
    ["six of nine", [1, 2, 3, 4, 5, 6, 10, 11, 12], false, "lost", 6],
    ["stopped after seven", [1, 2, 3, 4, 5, 6, 7], true, "won", 7],
    ["stopped after two", [1, 2], true, "gave-up", 2],
  ] as const)("%s", (_what, guesses, gaveUp, state, found) => {
    expect(roundStateOf(nine, numbers, { guesses: [...guesses], gaveUp })).toBe(state);
    expect(countCorrect(nine, numbers, guesses)).toBe(found);
  });
});
