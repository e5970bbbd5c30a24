import { describe, expect, test } from "vitest";
import { clubSeasonKey, countClubGames } from "../../seed/club-games.ts";
import { facts } from "./facts.ts";

/** First season of each length of the schedule, and the games of every club in it. */
const SCHEDULES: readonly [first: number, games: number][] = [
  [19391940, 48],
  [19421943, 50],
  [19461947, 60],
  [19491950, 70],
  [19671968, 74],
  [19681969, 76],
  [19701971, 78],
  [19741975, 80],
  [19921993, 84],
  [19941995, 48],
  [19951996, 82],
  [20122013, 48],
  [20132014, 82],
  [20202021, 56],
  [20212022, 82],
];

/** The season that was cut short in March 2020: clubs had played 68 to 71 games. */
const CUT_SHORT = 20192020;

const games = countClubGames(facts);
const ended = new Set(facts.champions.map(({ season }) => season));
const clubSeasons = facts.teamSeasons
  .filter(({ season }) => season >= 19391940 && ended.has(season))
  .map((club) => ({ ...club, games: games.get(clubSeasonKey(club)) ?? 0 }));

describe("a club's goalies have as many decisions as the club has games", () => {
  test("in every season since 1939-40 with a schedule of one length", () => {
    const wrong = clubSeasons.filter(
      (club) => club.season !== CUT_SHORT && club.games !== SCHEDULES.findLast(([first]) => first <= club.season)?.[1],
    );
    expect(wrong.map(({ season, team, games: decisions }) => `${team} ${season}: ${decisions}`)).toEqual([]);
  });

  test("in 2019-20, when all clubs together had as many wins as losses in 1,082 games", () => {
    const cut = clubSeasons.filter(({ season }) => season === CUT_SHORT).map((club) => club.games);
    expect([Math.min(...cut), Math.max(...cut)]).toEqual([68, 71]);
    const lines = facts.lines.filter(({ season }) => season === CUT_SHORT);
    const sum = (column: "w" | "l" | "otl") => lines.reduce((total, line) => total + (line[column] ?? 0), 0);
    expect([sum("w"), sum("l") + sum("otl")]).toEqual([1082, 1082]);
  });
});
