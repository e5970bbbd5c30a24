import { describe, expect } from "vitest";
import type { SeasonList } from "#rules/roster/roster";
import { teamSeasonKey, type TeamSeason } from "#rules/roster/team-season";
import { readRosterPuzzleData, readCompleteRoster } from "../../worker/store/seasons.ts";
import { player } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";

const server = serverAt();
let list: SeasonList;

test.beforeAll(async () => {
  list = (await server.get<SeasonList>("/api/seasons")).body;
});

describe("the facts about a season", () => {
  test("include its record, how far it went, and the leading scorer", async () => {
    const evidenceOf = (season: number, team: string) => readRosterPuzzleData(server.env, { season, team });
    expect(await evidenceOf(19961997, "DET")).toMatchObject({
      record: [38, 26, 18],
      playoffs: "champion",
      lineUp: { scorer: [{ last: "Shanahan", number: 14 }] },
    });
    expect(await evidenceOf(19961997, "COL")).toMatchObject({
      record: [49, 24, 9],
      playoffs: "semifinalist",
      lineUp: { scorer: [{ last: "Forsberg" }] },
    });
  });

  test("include its fame: Gretzky's Oilers first, Washington's first teams last", async () => {
    await player(server, "roster").beginDay(TODAY);
    const byFame = ((await server.PUBLISHED.get<TeamSeason[]>(`seasons-by-fame:${list.version}`, "json")) ?? []).map(
      teamSeasonKey,
    );
    expect(byFame).toHaveLength(1432);
    expect(byFame.slice(0, 10)).toContain("19831984-EDM");
    expect(byFame.slice(-10)).toContain("19741975-WSH");
  });
});

test("the whole roster of a season reads few rows", async () => {
  const { rowsRead } = await server.useOf(() => readCompleteRoster(server.env, { season: 20012002, team: "DET" }));
  expect(rowsRead).toBeLessThan(80);
});
