import { describe, expect, test } from "vitest";
import { facts } from "./league.ts";

/** Returns the keys that more than one row has. */
const doublesOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] =>
  [...Map.groupBy(rows, keyOf)].flatMap(([key, { length }]) => (length > 1 ? [key] : []));

describe("the facts have no duplicates", () => {
  test.each<[table: string, doubles: string[]]>([
    ["a player on two rosters or under two numbers", doublesOf(facts.rosters, ({ player }) => `${player}`)],
    ["a player id", doublesOf(facts.players, ({ id }) => `${id}`)],
    ["a stint", doublesOf(facts.lines, ({ player, season, stint }) => `${player} ${season} ${stint}`)],
    ["a club's playoffs", doublesOf(facts.playoffs, ({ player, season, team }) => `${player} ${season} ${team}`)],
    ["a spring with two clubs", doublesOf(facts.playoffs, ({ player, season }) => `${player} ${season}`)],
    ["a Cup", doublesOf(facts.cups, ({ player, season }) => `${player} ${season}`)],
    ["a trophy", doublesOf(facts.awards, ({ season, award, player }) => `${season} ${award} ${player}`)],
    ["a club's season", doublesOf(facts.teamSeasons, ({ season, team }) => `${season} ${team}`)],
    ["an alias", doublesOf(facts.aliases, ({ player, also }) => `${player} ${also}`)],
    [
      "a sweater number",
      doublesOf(facts.sweaters, ({ player, season, team, number }) => `${player} ${season} ${team} ${number}`),
    ],
    [
      "a draft pick",
      doublesOf(
        facts.players.filter(({ draftOverall }) => draftOverall !== null),
        ({ draftYear, draftOverall }) => `${draftYear} ${draftOverall}`,
      ),
    ],
  ])("%s", (_table, doubles) => expect(doubles).toEqual([]));

  test("no player: players with the same last name and birthday are twins", () => {
    const born = facts.players.filter(({ birthDate }) => birthDate !== null);
    expect(doublesOf(born, ({ first, last, birthDate }) => `${first} ${last} ${birthDate}`)).toEqual([]);
    expect(doublesOf(born, ({ last, birthDate }) => `${last} ${birthDate}`).toSorted()).toEqual([
      "Ferraro 1973-01-24",
      "Lundqvist 1982-03-02",
      "Russell 1987-05-02",
      "Sedin 1980-09-26",
      "Sundström 1961-12-14",
      "Sutter 1963-12-02",
    ]);
  });
});
