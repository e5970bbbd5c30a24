import { describe, expect, test } from "vitest";
import { EXPANSION } from "#rules/season";
import { buildTables } from "../../seed/rows.ts";
import { facts } from "./league.ts";

const seasons = (buildTables(facts).find(({ name }) => name === "team_seasons")?.rows ?? [])
  .map(({ season, team, champion, fame }) => ({
    season: Number(season),
    team: String(team),
    isChampion: champion === 1,
    fame: Number(fame),
  }))
  .filter(({ season }) => season >= EXPANSION)
  .sort((a, b) => b.fame - a.fame);
const rankOf = (season: number, team: string): number =>
  seasons.findIndex((other) => other.season === season && other.team === team);

describe("the best known seasons of all 1,432", () => {
  test("are counted", () => expect(seasons).toHaveLength(1432));

  test.each([
    [19861987, "EDM"],
    [19831984, "EDM"],
    [19911992, "PIT"],
    [20012002, "DET"],
    [19761977, "MTL"],
    [19931994, "NYR"],
    [19961997, "DET"],
    [20192020, "TBL"],
    [20152016, "PIT"],
  ])("%i %s is among the first sixty", (season, team) => expect(rankOf(season, team)).toBeLessThan(60));

  test.each([
    [19741975, "WSH"],
    [19741975, "KCS"],
    [19921993, "OTT"],
    [20002001, "MIN"],
    [19761977, "CLR"],
    [19681969, "LAK"],
  ])("%i %s is among the last fifty", (season, team) => expect(rankOf(season, team)).toBeGreaterThan(1382));

  test("are those of champions more often than not: every one since 1990 is in the better half", () => {
    for (const { season, team, isChampion } of seasons) {
      if (isChampion && season >= 19901991) expect(rankOf(season, team), `${season} ${team}`).toBeLessThan(716);
    }
  });
});
