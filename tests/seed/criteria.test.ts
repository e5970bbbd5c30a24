import { describe, expect, test } from "vitest";
import { facts, idOf, members, sets } from "./league.ts";

// Others are tested by the words of their proofs: tests/client/proof-words.test.ts.
describe("a criterion", () => {
  test.each([
    ["club:COL", "Peter Šťastný"], // Quebec
    ["club:DAL", "Brian Bellows"], // Minnesota North Stars
    ["club:WPG", "Ilya Kovalchuk"], // Atlanta Thrashers
    ["club:NJD", "Lanny McDonald"], // Colorado Rockies
    ["club:ARI", "Dale Hawerchuk"], // Winnipeg to 1996
    ["cup:COL", "Ray Bourque"],
    ["season:50-goals:ARI", "Teemu Selänne"],
    ["season:100-points:SJS", "Joe Thornton"], // 125 points over Boston and San Jose
    ["season:100-points:BOS", "Joe Thornton"],
    ["career:300-wins", "Sergei Bobrovsky"],
    ["draft:undrafted", "Martin St. Louis"],
    ["trophy:norris", "Bobby Orr"],
    ["final:reached", "Henrik Sedin"], // Vancouver 2011
    ["final:captain", "Ray Bourque"], // Boston 1988 and 1990
    ["career:one-club", "Joe Sakic"], // Quebec became Colorado
    ["career:five-clubs", "Jaromír Jágr"],
    ["season:60-assists", "Nicklas Bäckström"],
    ["draft:by-club:COL", "Joe Sakic"], // by Quebec
    ["draft:first-round", "Jaromír Jágr"],
    ["debut:1990s", "Jaromír Jágr"],
  ])("%s contains %s", (key, name) => expect(members(key)).toContain(idOf(name)));

  test.each([
    ["club:UTA", "Shane Doan"], // Arizona ended; Utah began anew
    ["club:WPG", "Dale Hawerchuk"], // today's Jets came from Atlanta
    ["cup:BOS", "Ray Bourque"],
    ["season:50-goals:SJS", "Teemu Selänne"],
    ["season:100-points:TOR", "Joe Thornton"],
    ["final:captain", "Jaromír Jágr"], // only a winger on the champions of 1991 and 1992
  ])("%s excludes %s", (key, name) => expect(members(key)).not.toContain(idOf(name)));
});

test("only players with a regular-season game for the franchise", () => {
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
  const played = new Set(
    facts.lines.filter(({ gp }) => (gp ?? 0) > 0).map(({ player, team }) => `${player} ${franchises.get(team)}`),
  );
  for (const { key, members: ofClub } of sets.filter(({ key: name }) => name.startsWith("club:"))) {
    expect(
      ofClub.filter((id) => !played.has(`${id} ${key.slice("club:".length)}`)),
      key,
    ).toEqual([]);
  }
});

describe("the sets", () => {
  test("trophies belong to the leader of the season, and to no namesake", () => {
    const seasons = Map.groupBy(facts.lines, ({ season }) => season);
    const sumsOf = (season: number, figure: (line: (typeof facts.lines)[number]) => number) => {
      const lines = Map.groupBy(seasons.get(season) ?? [], ({ player }) => player);
      return new Map([...lines].map(([id, own]) => [id, own.reduce((sum, line) => sum + figure(line), 0)]));
    };
    const odd = facts.awards.filter(({ season, award, player }) => {
      const games = sumsOf(season, ({ gp }) => gp ?? 0);
      if (!games.has(player)) return true;
      if (award !== "Art Ross" && award !== "Rocket Richard") return false;
      const goalsAnd = award === "Art Ross" ? 1 : 0;
      const led = sumsOf(season, ({ g, a }) => (g ?? 0) + goalsAnd * (a ?? 0));
      return led.get(player) !== Math.max(...led.values());
    });
    // Honoured for trying to come back.
    expect(odd.map(({ award, season, player }) => [award, season, player])).toEqual([
      ["Masterton", 20102011, idOf("Ian Laperrière")],
    ]);
    const byGoalies = facts.awards.filter(({ award }) => award === "Vezina" || award === "Jennings");
    expect(byGoalies.filter(({ player }) => facts.players.find(({ id }) => id === player)?.position !== "G")).toEqual(
      [],
    );
  });

  test("there are fourteen trophies", () => {
    expect(new Set(facts.awards.map(({ award }) => award)).size).toBe(14);
    for (const { award, player } of facts.awards) {
      expect(members(`trophy:${award.toLowerCase().replaceAll(" ", "-")}`)).toContain(player);
    }
  });

  test("no milestone depends on an unknown figure: only goalies' goals, assists and points are unknown, and far below any", () => {
    const goalies = new Set(facts.players.filter(({ position }) => position === "G").map(({ id }) => id));
    for (const { player, gp, g, a, w, so } of facts.lines) {
      if (goalies.has(player)) expect([gp, w, so], `${player}`).not.toContain(null);
      else expect([gp, g, a], `${player}`).not.toContain(null);
      // The most a goalie ever had in a season: marks of 30 goals or 60 assists are out of reach.
      if (goalies.has(player)) expect((g ?? 0) + (a ?? 0)).toBeLessThanOrEqual(14);
    }
    expect(facts.playoffs.filter(({ gp }) => gp === null)).toEqual([]);
  });
});
