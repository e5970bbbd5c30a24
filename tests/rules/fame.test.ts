import { describe, expect, test } from "vitest";
import { fameOf, playedOf, type Known } from "#rules/fame";
import { firstYear, type Season, type Stint } from "#rules/season";

const NOW: Season = 20262027;
const unknown: Known = {
  position: "C",
  birthDate: "1996-05-05",
  draftYear: null,
  draftOverall: null,
  hallOfFame: false,
  career: [],
  trophies: [],
  cups: 0,
  spokenOf: 0,
};
const season = (from: number, games = 82, points = games): Stint => [from * 10_001 + 1, "MTL", games, 0, points];
const before = [2022, 2023, 2024, 2025].map((year) => season(year));

describe("as a season goes on", () => {
  test.each([0, 1, 8, 20, 41, 60, 82])(
    "who plays as he did is as well known after %i of its games as before it",
    (games) => {
      const summer = fameOf({ ...unknown, career: before }, playedOf(20252026, 82));
      const running = games === 0 ? before : [...before, season(2026, games)];
      const now = fameOf({ ...unknown, career: running }, playedOf(NOW, games));
      // A season more of career makes him a little better known.
      expect(now / summer).toBeGreaterThan(0.99);
      expect(now / summer).toBeLessThan(1.2);
    },
  );

  test("who does not play at all fades, little by little", () => {
    const fames = [0, 20, 41, 82].map((games) => fameOf({ ...unknown, career: before }, playedOf(NOW, games)));
    expect(fames).toEqual(fames.toSorted((a, b) => b - a));
    expect(new Set(fames).size).toBe(fames.length);
  });

  test("the promise of a pick that has not been kept does", () => {
    const pick = { ...unknown, draftYear: firstYear(NOW) - 2, draftOverall: 4 };
    const [opening = 0, middle = 0, spring = 0] = [0, 41, 82].map((games) => fameOf(pick, playedOf(NOW, games)));
    expect(opening).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(spring);
  });
});

test("a season of more games than usual is no more than whole", () => {
  const player = { ...unknown, career: [...before, season(2026)] };
  expect(fameOf(player, playedOf(NOW, 84))).toBe(fameOf(player, playedOf(NOW, 82)));
});
