import { describe, expect, test } from "vitest";
import { facts } from "./league.ts";

/** Returns the values of some columns that more than one row has. */
const doublesOf = <Row extends object>(rows: readonly Row[], ...columns: (keyof Row)[]): string[] =>
  [...Map.groupBy(rows, (row) => columns.map((column) => row[column]).join(" "))].flatMap(([key, { length }]) =>
    length > 1 ? [key] : [],
  );

const drafted = facts.players.filter(({ draftOverall }) => draftOverall !== null);

describe("the facts have no duplicates", () => {
  test.each<[table: string, doubles: string[]]>([
    ["a player on two rosters or under two numbers", doublesOf(facts.rosters, "player")],
    ["a player id", doublesOf(facts.players, "id")],
    ["a stint", doublesOf(facts.lines, "player", "season", "stint")],
    ["a spring with two clubs", doublesOf(facts.playoffs, "player", "season")],
    ["a Cup", doublesOf(facts.cups, "player", "season")],
    ["a trophy", doublesOf(facts.awards, "season", "award", "player")],
    ["a club's season", doublesOf(facts.teamSeasons, "season", "team")],
    ["an alias", doublesOf(facts.aliases, "player", "also")],
    ["a sweater number", doublesOf(facts.sweaters, "player", "season", "team", "number")],
    ["a draft pick", doublesOf(drafted, "draftYear", "draftOverall")],
  ])("%s", (_table, doubles) => expect(doubles).toEqual([]));

  test("no player: players with the same last name and birthday are twins", () => {
    const born = facts.players.filter(({ birthDate }) => birthDate !== null);
    expect(doublesOf(born, "first", "last", "birthDate")).toEqual([]);
    expect(doublesOf(born, "last", "birthDate").toSorted().join(", ")).toBe(
      "Ferraro 1973-01-24, Lundqvist 1982-03-02, Russell 1987-05-02, Sedin 1980-09-26, Sundström 1961-12-14, " +
        "Sutter 1963-12-02",
    );
  });
});
