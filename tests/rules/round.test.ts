import { describe, expect, test } from "vitest";
import { classic } from "#rules/classic/classic";
import { endingOf, buildRoundView } from "#rules/shared/round";
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

  test("shows the hint as of when it was taken, though a guess has had the club since", () => {
    const moved = [player({ id: 10, clubs: ["TOR", "MTL"] }), player({ id: 5, team: "TOR" })];
    const league = facts(...moved, ...[1, 2, 3, 4].map((id) => player({ id })));
    const view = buildRoundView(classic, { ...puzzle, facts: league }, { ...round([1, 2, 3, 4, 5]), hint: 4 });
    expect(view.hint).toEqual({ kind: "club", club: "TOR" });
  });

  test.each([
    [[1, 10], false, { won: true, guesses: 2, correct: 1 }],
    [[1, 2, 3, 4, 5, 6, 7], false, { won: false, guesses: 7, correct: 0 }],
    [[1], true, { won: false, guesses: 1, correct: 0 }],
  ])("after %j, given up %j, counts as %o", (guesses, gaveUp, ending) =>
    expect(endingOf(buildRoundView(classic, puzzle, round(guesses, gaveUp)))).toEqual(ending),
  );
});
