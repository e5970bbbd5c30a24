import { describe, expect, test } from "vitest";
import type { LegendsValues } from "#rules/legends/clues";
import { isLegend, legends, readLegendsTable } from "#rules/legends/legends";
import { everyDraw } from "./every-draw.ts";
import { LEGEND as SECRET, legendsTable as tableOf, type LegendRow as Row } from "./legends-table.ts";

const puzzleOf = (...players: Partial<Row>[]) => ({
  facts: readLegendsTable(tableOf(players.map((different) => ({ ...SECRET, ...different })))),
  secret: 1,
  data: null,
});
const judge = (secret: Partial<Row>, guess: Partial<Row>) => legends.judge(puzzleOf(secret, guess), 2);

test("unknown points are not compared, and match for the answer itself", () => {
  expect(judge({ points: null }, { points: 20 }).marks.points).toBeNull();
  expect(judge({ points: 20 }, { points: null }).marks.points).toBeNull();
  expect(judge({ points: null }, { points: null }).marks.points).toBeNull();
  expect(legends.judge(puzzleOf({ points: null }), 1)).toMatchObject({
    marks: { points: { verdict: "match" } },
    guessed: { points: null },
  });
});

describe("the clues of GAMES.md", () => {
  test.each<[string, keyof LegendsValues, Partial<Row>, Partial<Row>, string]>([
    ["the same last club", "club", {}, {}, "match none"],
    ["a last club he once played for", "club", {}, { club: "QUE" }, "near none"],
    ["a last club he never played for", "club", {}, { club: "BOS", clubs: "COL,BOS" }, "miss none"],
    ["the same position", "position", {}, {}, "match none"],
    ["another forward", "position", {}, { position: "R" }, "near none"],
    ["a forward whose side nobody wrote down", "position", {}, { position: "F" }, "near none"],
    ["a defender", "position", {}, { position: "D" }, "miss none"],
    ["two defenders", "position", { position: "D" }, { position: "D" }, "match none"],
    ["another country", "country", {}, { country: "US" }, "miss none"],
    ["a debut three years before", "debut", {}, { debut: 1985 }, "near up"],
    ["a debut four years before", "debut", {}, { debut: 1984 }, "miss up"],
    ["a debut three years after", "debut", {}, { debut: 1991 }, "near down"],
    ["a last season three years after", "last", {}, { last: 2012 }, "near down"],
    ["a last season four years after", "last", {}, { last: 2013 }, "miss down"],
    ["a tenth of the guessed games fewer", "games", { games: 900 }, { games: 1000 }, "near down"],
    ["more than a tenth of the guessed games fewer", "games", { games: 899 }, { games: 1000 }, "miss down"],
    ["a tenth of the secret's games, not of the guessed", "games", { games: 1000 }, { games: 900 }, "miss up"],
    ["a tenth of the guessed points more", "points", { points: 660 }, { points: 600 }, "near up"],
    ["more than that", "points", { points: 661 }, { points: 600 }, "miss up"],
    ["one point beside few, for there is no ten points' grace here", "points", { points: 6 }, { points: 5 }, "miss up"],
    ["nothing beside nothing", "points", { points: 0 }, { points: 0 }, "match none"],
    ["a pick ten later", "overall", {}, { overall: 25 }, "near down"],
    ["a pick eleven later", "overall", {}, { overall: 26 }, "miss down"],
    ["undrafted both", "overall", { overall: null }, { overall: null }, "match none"],
    ["undrafted one", "overall", {}, { overall: null }, "miss none"],
    ["a trophy more", "honours", {}, { honours: 6 }, "near down"],
    ["two trophies fewer", "honours", {}, { honours: 3 }, "miss up"],
  ])("%s", (_what, clue, secret, guess, mark) => {
    const judged = judge(secret, guess).marks[clue];
    expect(`${judged?.verdict} ${judged?.arrow}`).toBe(mark);
  });

  test("a guess is returned with its own figures, and none of the answer's", () => {
    const { guessed } = judge({ games: 777 }, { games: 123 });
    const { clubs: _clubs, ...figures } = SECRET;
    expect(guessed).toEqual({ ...figures, games: 123 });
  });
});

describe("the answer of a week", () => {
  const nothing = { isRetired: true, hallOfFame: false, trophies: [], games: 1500, points: 999 };
  test.each([
    ["nobody for being retired", nothing, false],
    ["a member of the Hall of Fame", { ...nothing, hallOfFame: true }, true],
    ["a winner of the Hart", { ...nothing, trophies: ["masterton", "hart"] }, true],
    ["a winner of the Art Ross", { ...nothing, trophies: ["art-ross"] }, true],
    ["a winner of the Norris", { ...nothing, trophies: ["norris"] }, true],
    ["a winner of the Vezina", { ...nothing, trophies: ["vezina"] }, true],
    ["a winner of the Conn Smythe", { ...nothing, trophies: ["conn-smythe"] }, true],
    ["a winner of the Calder with 300 games", { ...nothing, trophies: ["calder"], games: 300 }, true],
    ["no winner of the Calder with 299", { ...nothing, trophies: ["calder"], games: 299 }, false],
    ["no winner of another trophy", { ...nothing, trophies: ["masterton", "selke"] }, false],
    ["a player with 1,000 points", { ...nothing, points: 1000 }, true],
    ["no player of today", { ...nothing, isRetired: false, hallOfFame: true, trophies: ["hart"], points: 1500 }, false],
  ])("%s", (_who, honoured, expected) => expect(isLegend(honoured)).toBe(expected));

  test("is a player of the pool who was not used within three years, or any if all were", () => {
    const facts = readLegendsTable({
      ...tableOf([SECRET, SECRET, SECRET]),
      pool: [
        [1, 2009],
        [3, 2009],
      ],
    });
    const deal = (taken: Record<number, number>) =>
      legends.deal(facts, "2026-11-22", new Map(Object.entries(taken)), () => 0);
    expect([deal({}), deal({ 1: 1092 }), deal({ 1: 1099 }), deal({ 1: 7, 3: 14 })]).toEqual([1, 3, 1, 1]);
  });
});

describe("an answer whose last season was before 1967-68", () => {
  const pool = [
    [1, 1967],
    [2, 1960],
    [3, 1968],
  ] as const;
  const facts = readLegendsTable({ ...tableOf([SECRET, SECRET, SECRET]), pool });
  /** Returns the possible answers of a week, with an answer so many days before or after it. */
  const possible = (answer: number, days: number): number[] =>
    everyDraw((pick) => legends.deal(facts, "2026-11-22", new Map([[String(answer), days]]), pick));

  test.each([
    [1, 7, [3]],
    [1, 14, [3]],
    [2, 21, [3]],
    [1, 28, [2, 3]],
    [3, 7, [1, 2]],
  ])("comes at most once in four weeks: %i is %i days away", (answer, days, expected) =>
    expect(possible(answer, days)).toEqual(expected),
  );

  test("returns before its time rather than none", () => {
    const old = readLegendsTable({ ...tableOf([SECRET, SECRET]), pool: pool.slice(0, 2) });
    expect(legends.deal(old, "2026-11-22", new Map([["1", 7]]), () => 0)).toBe(2);
  });
});

test("the best known fade by half in forty years", () => {
  const known = readLegendsTable({
    ...tableOf([2027, 2026, 1986, 1946].map((last) => ({ ...SECRET, last }))),
    fame: [10, 97, 98, 300],
  });
  const best = (count: number) => known.bestKnown(count, 1917);
  expect([best(1), best(2), best(3), best(9)]).toEqual([[2], [2, 4], [2, 3, 4], [1, 2, 3, 4]]);
});

describe("practice", () => {
  const facts = readLegendsTable(
    tableOf([1950, 1967, 1968, 1990, 1991, 2005, 2006, 2027].map((last) => ({ ...SECRET, last }))),
  );

  test.each([
    [{}, 8],
    [{ since: 1917 }, 8],
    [{ since: 1967 }, 6],
    [{ since: 1990 }, 4],
    [{ since: 2005 }, 2],
  ] as const)("with %o hides any player who had a season that began then or later: %i", (since, size) =>
    expect(everyDraw((pick) => legends.dealPractice(facts, { players: "everyone", ...since }, pick, 1))).toHaveLength(
      size,
    ),
  );

  test("hides retired players only, whatever the choice", () => {
    const table = tableOf([2006, 2025, 2027, 2027].map((last) => ({ ...SECRET, last })));
    const retired = readLegendsTable({ ...table, active: [2, 3], renowned: [[4, 2027]] });
    for (const players of ["everyone", "best-known"] as const)
      for (const since of [1917, 2005] as const)
        expect(everyDraw((pick) => legends.dealPractice(retired, { players, since }, pick, 1)).toSorted()).toEqual([
          1, 4,
        ]);
  });
});
