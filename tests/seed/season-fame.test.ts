import { describe, expect, test } from "vitest";
import { seasonOfYear } from "#rules/league/season";
import { rosterPoolOn } from "#rules/roster/draw";
import { buildPlayoffRuns } from "../../seed/playoff-runs.ts";
import { facts } from "./facts.ts";
import { rosterFacts, teamSeasons } from "./team-seasons.ts";

const rankOf = (season: number, team: string): number =>
  teamSeasons.findIndex((other) => other.season === season && other.team === team);

describe("the best known seasons of all 1,432", () => {
  test.each([
    [0, 59, "1986 EDM, 1983 EDM, 2001 DET, 1976 MTL, 1993 NYR, 1996 DET, 2015 PIT"],
    [1383, 1431, "1974 WSH, 1974 KCS, 1992 OTT, 2000 MIN, 1976 CLR"],
  ])("with places from %i to %i include those that began in %s", (first, last, names) => {
    for (const name of names.split(", ")) {
      const [year = "", team = ""] = name.split(" ");
      const rank = rankOf(seasonOfYear(Number(year)), team);
      expect(rank, name).toBeGreaterThanOrEqual(first);
      expect(rank, name).toBeLessThanOrEqual(last);
    }
  });

  test("that lost the Final can be a weekday's answer", () =>
    expect(rosterPoolOn(rosterFacts, "2026-11-02")).toEqual(
      expect.arrayContaining(["20102011-VAN", "20032004-CGY", "20062007-OTT"]),
    ));

  test("are mostly those of champions: every champion since 1990 is in the better half", () => {
    for (const { season, team, isChampion } of teamSeasons) {
      if (isChampion && season >= 19901991) expect(rankOf(season, team), `${season} ${team}`).toBeLessThan(716);
    }
  });
});

test.each([
  // A bye in the first round: Toronto and Los Angeles also won five games, and lost a round earlier.
  [19751976, { MTL: "champion", PHI: "finalist", BOS: "semifinalist", NYI: "semifinalist" }],
  [19761977, { MTL: "champion", BOS: "finalist", NYI: "semifinalist", PHI: "semifinalist" }],
  [19811982, { NYI: "champion", VAN: "finalist", CHI: "semifinalist", QUE: "semifinalist" }],
  [20062007, { ANA: "champion", OTT: "finalist", BUF: "semifinalist", DET: "semifinalist" }],
  [20192020, { TBL: "champion", DAL: "finalist", NYI: "semifinalist", VGK: "semifinalist" }],
])("%i: the four clubs that came furthest", (season, expected) => {
  const runOf = buildPlayoffRuns(facts);
  const runs = facts.teamSeasons.flatMap(({ season: of, team }) => {
    const run = of === season ? runOf(season, team) : null;
    return run === null || ["qualified", "missed"].includes(run) ? [] : [[team, run]];
  });
  expect(Object.fromEntries(runs)).toEqual(expected);
});

test("clubs that came less far qualified or missed the playoffs; in a season without playoffs nothing is known", () => {
  const runOf = buildPlayoffRuns(facts);
  // Chicago lost to Boston in the first round of 1978.
  expect([runOf(19771978, "CHI"), runOf(19771978, "STL"), runOf(20042005, "CHI")]).toEqual([
    "qualified",
    "missed",
    null,
  ]);
  const runs = facts.teamSeasons
    .filter(({ season }) => season === 20222023)
    .map(({ season, team }) => runOf(season, team));
  expect(runs.filter((run) => run === "missed")).toHaveLength(16);
});

test.each([
  [19761977, "MTL", [60, 8, 12]],
  [19961997, "DET", [38, 26, 18]],
  // The season ended early, with unequal numbers of games.
  [20192020, "DET", [17, 49, 5]],
])("%i %s: the record", (season, team, record) =>
  expect(teamSeasons.find((row) => row.season === season && row.team === team)?.roster.record).toEqual(record),
);

test("records add up to the games of the season: those of most clubs, or of the club's player with the most", () => {
  for (const [season, rows] of Map.groupBy(teamSeasons, ({ season }) => season)) {
    const gamesOf = ({ roster }: (typeof rows)[number]) => roster.record?.reduce((sum, games) => sum + games, 0) ?? 0;
    const [usual] = [...Map.groupBy(rows, gamesOf)].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    for (const row of rows)
      expect([usual, Math.max(...row.roster.skaters.map(([, , gp]) => gp ?? 0))], `${season} ${row.team}`).toContain(
        gamesOf(row),
      );
  }
});
