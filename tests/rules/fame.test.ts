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

  test("the fame of a player without games decreases slowly", () => {
    const fames = [0, 20, 41, 82].map((games) =>
      computeFame({ ...unknown, career: before }, leagueProgressOf(NOW, games)),
    );
    expect(fames).toEqual(fames.toSorted((a, b) => b - a));
    expect(new Set(fames).size).toBe(fames.length);
  });

  test("so does the bonus of a draft pick without games", () => {
    const pick = { ...unknown, draftYear: firstYear(NOW) - 2, draftOverall: 4 };
    const [opening = 0, middle = 0, spring = 0] = [0, 41, 82].map((games) =>
      computeFame(pick, leagueProgressOf(NOW, games)),
    );
    expect(opening).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(spring);
  });
});

describe("a season is rated by more than points", () => {
  const now = leagueProgressOf(20252026, 82);
  const skater = (position: FameFacts["position"], ...stints: Stint[]) =>
    computeFame({ ...unknown, position, career: stints }, now);
  const goalie = (gp: number, w: number): Stint => [20252026, "MTL", gp, 0, 0, w, gp - w, 0, 0, gp * 3, gp * 30];

  test("goals count more than assists", () =>
    expect(skater("C", [20252026, "MTL", 82, 45, 15])).toBeGreaterThan(
      1.2 * skater("C", [20252026, "MTL", 82, 15, 45]),
    ));

  test("a defender's fame grows with games", () =>
    expect(skater("D", [20252026, "MTL", 82, 2, 18])).toBeGreaterThan(1.2 * skater("C", [20252026, "MTL", 82, 2, 18])));

  test("a starting goalie is better known than two who share starts", () =>
    expect(skater("G", goalie(60, 30))).toBeGreaterThan(2 * skater("G", goalie(30, 15))));

  test("so is a player whose club went far in the playoffs", () => {
    const spring: Stint = [20252026, "MTL", 22, 6, 8];
    const player = { ...unknown, career: before };
    expect(computeFame({ ...player, playoffs: [spring] }, now)).toBeGreaterThan(computeFame(player, now) + 3);
  });

  test("and one who stayed with a club", () => {
    const years = Array.from({ length: 10 }, (_, at) => season(2016 + at));
    const moved = years.map(([from, , ...rest], at) => [from, `T${at}`, ...rest] as Stint);
    expect(computeFame({ ...unknown, career: years }, now)).toBeGreaterThan(
      computeFame({ ...unknown, career: moved }, now),
    );
  });

  test("a prospect with few games counts less, unless first overall or rookie of the year", () => {
    const rookie = {
      ...unknown,
      birthDate: "2007-05-05",
      draftYear: 2025,
      draftOverall: 2,
      career: [season(2025, 45, 40)],
    };
    const fame = computeFame(rookie, now);
    expect(computeFame({ ...rookie, career: [season(2025, 60, 53)] }, now)).toBeGreaterThan(1.2 * fame);
    expect(computeFame({ ...rookie, trophies: ["calder"] }, now)).toBeGreaterThan(1.2 * fame);
    expect(computeFame({ ...rookie, draftOverall: 1 }, now)).toBeGreaterThan(1.2 * fame);
  });
});

test("a season with more games than usual counts as one", () => {
  const player = { ...unknown, career: [...before, season(2026)] };
  expect(computeFame(player, leagueProgressOf(NOW, 84))).toBe(computeFame(player, leagueProgressOf(NOW, 82)));
});
