import { describe, expect, test } from "vitest";
import { buildClassicCoachReport, findExcludingClues } from "#rules/classic/coach";
import { facts, player } from "./league.ts";

test("the coach averages over guesses of unknown age, each of which leaves the others", () => {
  const unknown = facts(...[1, 2, 3].map((id) => player({ id, birth: null })));
  // Guess 1 leaves only itself, 2 leaves {1, 3}, and 3 leaves {1, 2}.
  expect(buildClassicCoachReport(unknown, 1, [2]).guesses).toMatchObject([{ left: 2, average: 2 }]);
});

test("the coach counts only the players whom the filter of a practice round allows, and gives reasons for them only", () => {
  const teams = facts(
    player({ id: 1, team: "MTL", number: 20 }),
    player({ id: 2, team: "MTL", number: 30 }),
    player({ id: 3, team: "TOR", number: 20 }),
  );
  const filter = { players: "team", team: "MTL" } as const;
  expect(buildClassicCoachReport(teams, 1, [3], filter)).toEqual({
    total: 2,
    guesses: [{ guess: 3, left: 1, average: 1, ruledOutBy: null }],
  });
  expect(findExcludingClues(teams, 1, [3], filter)).toEqual([
    expect.objectContaining({ clue: "number", mark: { verdict: "match", arrow: "none" } }),
  ]);
});

describe("the coach's reasons", () => {
  const league = facts(
    player({ id: 1, position: "C", country: "FI", number: 20 }),
    player({ id: 2, position: "C", country: "FI", number: 16 }),
    player({ id: 3, position: "C", country: "CA", number: 18 }),
    player({ id: 4, position: "D", country: "FI", number: 19 }),
    player({ id: 5, position: "C", country: "FI", number: 12 }),
    player({ id: 6, position: "C", country: "FI", number: 30 }),
  );
  const told = (guesses: number[], secret = 1) =>
    findExcludingClues(league, secret, guesses).map(
      ({ clue, mark, guess }) => `${guess}: ${clue} ${mark.verdict}${mark.arrow === "none" ? "" : ` ${mark.arrow}`}`,
    );

  test("are the fewest clues that leave only the answer, matches first", () =>
    expect(told([2])).toEqual(["2: position match", "2: country match", "2: number near up"]));

  test("come from any of the guesses, none of them needless", () => {
    expect(told([4], 2)).toEqual(["4: country match", "4: number near down"]);
    expect(told([6, 4], 2)).toEqual(["6: country match", "4: number near down"]);
    // Only 1 has a number so close above: position and country are not needed.
    expect(told([4, 2])).toEqual(["4: number near up"]);
  });

  test("are at most five", () => {
    const others = [{ position: "D" }, { country: "FI" }, { number: 99 }, { overall: 200 }, { points: 999 }] as const;
    const rows = [{}, {}, ...others, { birth: "1980-01-01" }].map((row, at) => player({ id: at + 1, ...row }));
    expect(findExcludingClues(facts(...rows.slice(0, -1)), 1, [2])).toHaveLength(5);
    expect(findExcludingClues(facts(...rows), 1, [2])).toEqual([]);
  });

  test("are empty if no player was ruled out", () => {
    const twins = facts(player({ id: 1 }), player({ id: 2 }));
    expect(findExcludingClues(twins, 1, [2])).toEqual([]);
    expect(findExcludingClues(twins, 1, [])).toEqual([]);
  });
});
