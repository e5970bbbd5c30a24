import { describe, expect, test } from "vitest";
import { classic } from "#rules/classic/classic";
import { facts, player } from "./league.ts";

/** The answer is player 1; all others equal him except in these fields. */
const world = facts(
  player({ id: 1 }),
  player({ id: 2, country: "FI" }),
  player({ id: 3, position: "L", country: "FI" }),
  player({ id: 4, team: "EDM" }),
  player({ id: 5, overall: null }),
  player({ id: 6, number: null }),
  player({ id: 7, team: "EDM", number: 9, position: "D", country: "FI", birth: null, overall: null, points: 3 }),
);
const puzzle = { facts: world, secret: 1, data: null };
const givesUp = (guess: number, ...earlier: number[]) => classic.hardModeRefusal?.(puzzle, guess, earlier);

describe("in hard mode", () => {
  test("the first guess is free", () => expect(givesUp(7)).toBeNull());
  test("matches must match again, and the first clue that does not is returned", () => {
    expect(givesUp(7, 2)).toBe("team");
    expect(givesUp(4, 2)).toBe("team");
    expect(givesUp(3, 4)).toBe("position");
    expect(givesUp(6, 2)).toBe("number");
    expect(givesUp(5, 2)).toBe("overall");
  });
  test("clues that have not matched may have any value", () => {
    expect(givesUp(3, 7)).toBeNull();
    expect(givesUp(2, 3)).toBeNull();
  });
  test("the answer is never rejected, and all earlier guesses count", () => {
    for (const earlier of [2, 3, 4, 5, 6, 7]) expect(givesUp(1, earlier)).toBeNull();
    expect(givesUp(3, 7, 4)).toBe("position");
    expect(givesUp(1, 2, 3, 4, 5, 6)).toBeNull();
  });
  test("two unknown ages do not match", () => {
    const unknown = facts(player({ id: 1, birth: null }), player({ id: 2, birth: null }), player({ id: 3 }));
    expect(classic.hardModeRefusal?.({ ...puzzle, facts: unknown }, 3, [2])).toBeNull();
  });
  test("two undrafted players match", () => {
    const undrafted = facts(
      player({ id: 1, overall: null }),
      player({ id: 2, overall: null }),
      player({ id: 3, overall: 5 }),
    );
    expect(classic.hardModeRefusal?.({ ...puzzle, facts: undrafted }, 3, [2])).toBe("overall");
  });
});
