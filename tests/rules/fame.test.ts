import { describe, expect, test } from "vitest";
import { computeFame, leagueProgressOf, type FameFacts } from "#rules/league/fame";
import { firstYear, type Season, type Stint } from "#rules/league/season";

const NOW: Season = 20262027;
const unknown: FameFacts = {
  position: "C",
  birthDate: "1996-05-05",
  draftYear: null,
  draftOverall: null,
  hallOfFame: false,
  career: [],
  playoffs: [],
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
      const summer = computeFame({ ...unknown, career: before }, leagueProgressOf(20252026, 82));
      const running = games === 0 ? before : [...before, season(2026, games)];
      const now = computeFame({ ...unknown, career: running }, leagueProgressOf(NOW, games));
      // One more season makes a player slightly better known.
      expect(now / summer).toBeGreaterThan(0.99);
      expect(now / summer).toBeLessThan(1.2);
    },
  );

  test.each([
    ["fame", { career: before }],
    ["bonus as a draft pick", { draftYear: firstYear(NOW) - 2, draftOverall: 4 }],
  ])("the %s of a player without games decreases slowly", (_what, known) => {
    const fames = [0, 20, 41, 82].map((games) => computeFame({ ...unknown, ...known }, leagueProgressOf(NOW, games)));
    expect(fames).toEqual(fames.toSorted((a, b) => b - a));
    expect(new Set(fames).size).toBe(fames.length);
  });
});

describe("a player is better known", () => {
  const now = leagueProgressOf(20252026, 82);
  const fameOf = (different: Partial<FameFacts>) => computeFame({ ...unknown, ...different }, now);
  const goalie = (gp: number, w: number): Stint => [20252026, "MTL", gp, 0, 0, w, gp - w, 0, 0, gp * 3, gp * 30];
  const years = Array.from({ length: 10 }, (_, at) => season(2016 + at));
  const moved = years.map(([from, , ...rest], at) => [from, `T${at}`, ...rest] as Stint);
  const prospect = { birthDate: "2007-05-05", draftYear: 2025, draftOverall: 2, career: [season(2025, 45, 40)] };
  const playing: Stint[] = [[20252026, "MTL", 82, 2, 18]];

  test.each<[why: string, better: Partial<FameFacts>, other: Partial<FameFacts>, times: number]>([
    [
      "for goals than for assists",
      { career: [[20252026, "MTL", 82, 45, 15]] },
      { career: [[20252026, "MTL", 82, 15, 45]] },
      1.2,
    ],
    ["for games, if he is a defender", { position: "D", career: playing }, { career: playing }, 1.2],
    [
      "as a starting goalie than as one of two who share starts",
      { position: "G", career: [goalie(60, 30)] },
      { position: "G", career: [goalie(30, 15)] },
      2,
    ],
    ["if he stayed with a club", { career: years }, { career: moved }, 1],
    ["after 60 games than as a prospect", { ...prospect, career: [season(2025, 60, 53)] }, prospect, 1.2],
    ["as rookie of the year, also with few games", { ...prospect, trophies: ["calder"] }, prospect, 1.2],
    ["as first overall pick, also with few games", { ...prospect, draftOverall: 1 }, prospect, 1.2],
  ])("%s", (_why, better, other, times) => expect(fameOf(better)).toBeGreaterThan(times * fameOf(other)));

  test("if his club went far in the playoffs", () =>
    expect(fameOf({ career: before, playoffs: [[20252026, "MTL", 22, 6, 8]] })).toBeGreaterThan(
      fameOf({ career: before }) + 3,
    ));
});

test("a season with more games than usual counts as one", () => {
  const player = { ...unknown, career: [...before, season(2026)] };
  expect(computeFame(player, leagueProgressOf(NOW, 84))).toBe(computeFame(player, leagueProgressOf(NOW, 82)));
});
