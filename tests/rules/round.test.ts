import { describe, expect, test } from "vitest";
import { classic } from "#rules/classic";
import { stateOf, viewOf, type Round } from "#rules/round";
import { facts, player } from "./league.ts";

const world = facts(...Array.from({ length: 10 }, (_, index) => player({ id: index + 1 })));
const round = (guesses: number[], gaveUp = false): Round<number, number> => ({
  id: "r", game: "classic", deal: { kind: "daily" }, day: "2026-11-21", league: world.version, begun: 0, guesses, gaveUp,
});

describe("a round of seven guesses at player 10", () => {
  test.each([
    ["nothing guessed", [], false, "guessing"],
    ["six wrong", [1, 2, 3, 4, 5, 6], false, "guessing"],
    ["seven wrong", [1, 2, 3, 4, 5, 6, 7], false, "lost"],
    ["found at once", [10], false, "won"],
    ["found with the last guess", [1, 2, 3, 4, 5, 6, 10], false, "won"],
    ["given up", [1, 2], true, "gave-up"],
  ] as const)("%s", (_what, guesses, gaveUp, state) =>
    expect(stateOf(classic, 10, round([...guesses], gaveUp))).toBe(state));

  test("a running round shows no answer, an ended one does", () => {
    expect(viewOf(classic, world, 10, round([1, 2]))).not.toHaveProperty("answer");
    expect(viewOf(classic, world, 10, round([1, 10]))).toMatchObject({ state: "won", number: 21, answer: { player: 10 } });
  });
});
