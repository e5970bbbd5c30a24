import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { pastNameIn } from "#rules/league/past-names";
import { playoffStintsOf, stintsOf } from "../../seed/career.ts";
import { buildPlayoffRuns } from "../../seed/playoff-runs.ts";
import { careerOf, careers, facts, ids, pastNames } from "./league.ts";

describe("the league's facts", () => {
  test("every goalie's season has shutouts, at most as many as wins and ties", () => {
    const goalies = new Set(facts.players.filter(({ position }) => position === "G").map(({ id }) => id));
    const lines = facts.lines.filter(({ player }) => goalies.has(player));
    expect(lines.filter(({ so }) => so === null)).toEqual([]);
    expect(lines.filter(({ so, gp }) => (so ?? 0) > (gp ?? 0))).toEqual([]);
  });

  test("no player has more than the 56 games of 2020-21 with one club", () => {
    const lines = facts.lines.filter(({ season }) => season === 20202021);
    expect(lines.filter(({ gp }) => (gp ?? 0) > 56)).toEqual([]);
  });
});

describe("a career", () => {
  test("keeps both stints of a season with a trade, in order", () => {
    const stints = stintsOf(careerOf(ids.gretzky)).filter(([season]) => season === 19951996);
    expect(stints.map(([, team, gp]) => [team, gp])).toEqual([
      ["LAK", 62],
      ["STL", 18],
    ]);
  });

  test("has five figures per stint for skaters, eleven for goalies", () => {
    expect(new Set(stintsOf(careerOf(ids.crosby)).map(({ length }) => length))).toEqual(new Set([5]));
    expect(new Set(stintsOf(careerOf(ids.brodeur)).map(({ length }) => length))).toEqual(new Set([11]));
  });
});

describe("a player won a Cup if the player's name is on it", () => {
  test("each name is on a champion's Cup once: 106 champions, 2,254 names", () => {
    const runOf = buildPlayoffRuns(facts);
    expect(facts.cups).toHaveLength(2254);
    expect(facts.cups.filter(({ season, team }) => runOf(season, team) !== "champion")).toEqual([]);
    expect(new Set(facts.cups.map(({ season, player }) => `${season} ${player}`)).size).toBe(2254);
    expect(new Set(facts.cups.map(({ season }) => season)).size).toBe(106);
  });

  test("each player appeared in a game of that season or playoffs, except fifteen reserves and injured players", () => {
    const without = facts.cups.filter(({ player, season, team }) => {
      const { lines, playoffs } = careerOf(player);
      return ![...lines, ...playoffs].some((line) => line.season === season && line.team === team);
    });
    const names = without.map(({ player, season }) => `${careerOf(player).player.last} ${season % 10_000}`);
    expect(names.join(", ")).toBe(
      "Merrill 1921, Gerard 1922, Coflin 1952, Hall 1952, Hodge 1956, McNeil 1958, DeJordy 1961, Edwards 1961, " +
        "Wakely 1965, Wakely 1968, Adams 1970, Boldirev 1970, Green 1970, Sévigny 1979, Konstantinov 1998",
    );
  });

  test.each([19181919, 20042005])("was not awarded in %i", (season) =>
    expect(facts.champions.some((champion) => champion.season === season)).toBe(false),
  );
});

describe("playoffs", () => {
  test("of every season but 1919-20 and 2004-05, each once", () => {
    expect(facts.playoffs).toHaveLength(23_016);
    expect(new Set(facts.playoffs.map(({ player, season, team }) => `${player} ${season} ${team}`)).size).toBe(23_016);
    expect(new Set(facts.playoffs.map(({ season }) => season)).size).toBe(107);
  });

  test("are in the shape of a career, a goalie's without overtime losses", () => {
    expect(playoffStintsOf(careerOf(ids.gretzky))[0]).toEqual([19791980, "EDM", 3, 2, 1]);
    for (const stint of playoffStintsOf(careerOf(ids.brodeur))) expect([stint.length, stint[7]]).toEqual([11, null]);
  });

  test("do not count as seasons: playoffs alone add no season", () => {
    expect(facts.lines.filter(({ gp }) => gp === null)).toEqual([]);
    const springs = [...careers.values()].filter(({ lines, playoffs }) => lines.length === 0 && playoffs.length > 0);
    expect(springs).toHaveLength(26);
    expect(springs.flatMap(({ clubs }) => clubs)).toEqual([]);
  });

  test("are with clubs that existed then", () => {
    const played = new Set(facts.teamSeasons.map(({ season, team }) => `${season} ${team}`));
    for (const { season, team } of facts.playoffs) expect(played, `${season} ${team}`).toContain(`${season} ${team}`);
  });
});

describe("a name of the time", () => {
  test.each<[season: number, team: string, name: string | undefined]>([
    [19931994, "ANA", "Mighty Ducks of Anaheim"],
    [20052006, "ANA", "Mighty Ducks of Anaheim"],
    [20062007, "ANA", undefined],
    [19851986, "CHI", "Chicago Black Hawks"],
    [19861987, "CHI", undefined],
    [20242025, "UTA", "Utah Hockey Club"],
    [20252026, "UTA", undefined],
  ])("%i %s: %s", (season, team, name) => expect(pastNameIn(pastNames[team], season)?.nameEn).toBe(name));

  test("is valid while the club plays, and never overlaps another", () => {
    for (const { team, firstSeason, lastSeason } of facts.pastNames) {
      const club = facts.teams.find(({ code }) => code === team);
      expect(club?.firstSeason).toBeLessThanOrEqual(firstSeason);
      expect(lastSeason).toBeLessThanOrEqual(club?.lastSeason ?? Infinity);
      expect(facts.pastNames.filter((name) => name.team === team && name.firstSeason <= firstSeason)).toHaveLength(1);
    }
  });
});

describe("corrections", () => {
  const codes = new Set(facts.teams.map(({ code }) => code));

  test("a draft names its club by a code, and 75 inches are 191 cm", () => {
    expect(facts.players.filter(({ draftTeam }) => draftTeam !== null && !codes.has(draftTeam))).toEqual([]);
    expect(facts.players.filter(({ heightCm }) => heightCm === 190)).toEqual([]);
  });

  test.each([
    ["Johnny", "John"],
    ["Ray", "Raymond"],
    ["Bobby", "Bob"],
  ])("%s is found as %s, too", (shown, typed) =>
    expect(facts.firstNames.some((forms) => forms.includes(shown) && forms.includes(typed))).toBe(true),
  );

  test("every player has the same id in all files", () => {
    const known = new Set(facts.players.map(({ id }) => id));
    for (const id of [1000118, 1000120, 1000121, 1000122, 1000123, 1000124, 1000125]) expect(known.has(id)).toBe(false);
    const named = [facts.lines, facts.playoffs, facts.cups, facts.rosters, facts.sweaters, facts.awards, facts.aliases];
    expect(named.flatMap((rows) => rows.map(({ player }) => player)).filter((id) => !known.has(id))).toEqual([]);
  });

  test("the Art Ross Trophy was first awarded for 1947-48: earlier scoring titles do not count", () => {
    const seasons = facts.awards.filter(({ award }) => award === "Art Ross").map(({ season }) => season);
    expect(Math.min(...seasons)).toBe(19471948);
  });

  test("the list of doubtful facts matches the facts", () => {
    const read = (path: string): Partial<Record<string, string>>[] =>
      parse(readFileSync(new URL(`../../seed/${path}`, import.meta.url)), { columns: true });
    const players = new Map(read("facts/players.csv").map((row) => [row["id"], row]));
    const doubtful = read("doubtful.csv");
    expect(doubtful).toHaveLength(295);
    expect(doubtful.filter(({ id, column = "", facts: kept }) => players.get(id)?.[column] !== kept)).toEqual([]);
  });

  test("new players of this autumn have complete facts, and no games", () => {
    const newcomers = [...careers.values()].filter(({ lines, playoffs }) => lines.length + playoffs.length === 0);
    const names = newcomers.map(({ player }) => player.last).toSorted();
    expect(names).toEqual(["Björck", "Jiříček", "Kantserov", "McKenna", "Stenberg", "Warren", "Šmits"]);
    for (const { player } of newcomers) {
      expect(Object.values(player).filter((value) => value === null)).toEqual([]);
      expect(facts.rosters.some((spot) => spot.player === player.id)).toBe(true);
    }
  });
});
