import { describe, expect, test } from "vitest";
import { stintsOf } from "../../seed/career.ts";
import { cupLines } from "../../seed/champions.ts";
import { careerOf, careers, facts, ids, isChampion } from "./league.ts";

describe("the league's facts", () => {
  test.each([
    ["Gretzky", ids.gretzky, 2857],
    ["Crosby", ids.crosby, 1761],
    ["Ovechkin", ids.ovechkin, 1687],
    ["Jágr", ids.jagr, 1921],
    ["Howe", ids.howe, 1850],
  ])("%s has his points", (_name, id, points) => expect(careerOf(id).points).toBe(points));

  test.each([
    ["Brodeur", ids.brodeur, 691],
    ["Fleury", ids.fleury, 575],
  ])("%s has his wins", (_name, id, wins) => expect(careerOf(id).wins).toBe(wins));

  test("everybody has a career", () => expect(careers.size).toBe(8803));

  test("names keep their diacritics", () => {
    const names = new Set(facts.players.map(({ last }) => last));
    for (const name of ["Slafkovský", "Stützle", "Lafrenière", "Määttä"]) expect(names).toContain(name);
  });

  test.each([
    ["Sebastian Aho", ids.aho, ids.ahoDefender],
    ["Elias Pettersson", ids.pettersson, ids.petterssonDefender],
  ])("there are two called %s", (name, forward, defender) => {
    const both = [careerOf(forward).player, careerOf(defender).player];
    expect(both.map(({ first, last }) => `${first} ${last}`)).toEqual([name, name]);
    expect(both.map(({ position }) => position)).toEqual(["C", "D"]);
  });

  test("a player listed under two numbers keeps the first", () => {
    expect(facts.rosters).toHaveLength(933);
    expect(facts.rosters.filter(({ player }) => player === 8482103)).toEqual([
      { player: 8482103, team: "NSH", number: 89 },
    ]);
  });
});

describe("a career", () => {
  test("lists clubs in order of the first game", () =>
    expect(careerOf(ids.gretzky).clubs).toEqual(["EDM", "LAK", "STL", "NYR"]));

  test.each([
    ["Jágr", ids.jagr, 9],
    ["Sillinger", ids.sillinger, 12],
  ])("%s has all his clubs", (_name, id, clubs) => expect(careerOf(id).clubs).toHaveLength(clubs));

  test("keeps both stints of a season he was traded in, in order", () => {
    const stints = stintsOf(careerOf(ids.gretzky)).filter(([season]) => season === 19951996);
    expect(stints.map(([, team, gp]) => [team, gp])).toEqual([
      ["LAK", 62],
      ["STL", 18],
    ]);
  });

  test("has five figures a stint for skaters, eleven for goalies", () => {
    expect(new Set(stintsOf(careerOf(ids.crosby)).map(({ length }) => length))).toEqual(new Set([5]));
    expect(new Set(stintsOf(careerOf(ids.brodeur)).map(({ length }) => length))).toEqual(new Set([11]));
  });
});

describe("a Cup", () => {
  test("goes to who ended the season with the champions", () =>
    expect(cupLines(careerOf(ids.bourque), isChampion).map(({ season, team }) => [season, team])).toEqual([
      [20002001, "COL"],
    ]));

  test("does not go to who was traded away in that season", () => {
    for (const career of careers.values()) {
      for (const won of cupLines(career, isChampion)) {
        expect(career.lines.findLast(({ season }) => season === won.season)).toBe(won);
      }
    }
  });

  test.each([19181919, 20042005])("was not awarded in %i", (season) =>
    expect(facts.teams.some(({ code }) => isChampion(season, code))).toBe(false),
  );
});
