import { describe, expect, test } from "vitest";
import {
  criteriaOfCell,
  minAnswersOf,
  criterionKindOf,
  answerSetKeys,
  GRID_CELLS,
  criterionSubjectOf,
  type GridCriteria,
} from "#rules/grid/criteria";
import { addDays, weekday } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import { grid } from "#rules/grid/grid";
import { drawGridForDay, drawGridWithoutSharedCells } from "#rules/grid/draw";
import { gridKeyOf } from "#rules/grid/grid-key";
import { FAMOUS_TROPHIES } from "#rules/league/trophies";
import { buildPartners } from "../../seed/partners.ts";
import { byFame, facts, fame, members, sets } from "../seed/league.ts";

const criteria = buildPartners(sets, facts, fame);
const DAYS = 365;
const FRIDAY = 4;

const pickOf = (seed: number) => seededPick([seed, 1, 2, 3]);
const cellsOf = (grid: GridCriteria): string[] =>
  GRID_CELLS.map((cell) => criteriaOfCell(grid, cell).toSorted().join());
const criteriaOf = ({ rows, columns }: GridCriteria): string[] => [...rows, ...columns];
const isClub = (key: string): boolean => criterionKindOf(key) === "club";

/** A year of Grids, each dealt with the previous ones taken, nearest first. */
const dealt: { day: string; grid: GridCriteria }[] = [];
for (let index = 0; index < DAYS; index++) {
  const taken = new Map(dealt.toReversed().map(({ grid }, at) => [gridKeyOf(grid), at + 1]));
  const day = addDays("2026-11-02", index);
  dealt.push({ day, grid: drawGridForDay(criteria, day, taken, pickOf(index)) });
}

const rankOf = new Map(byFame.map((id, index) => [id, index + 1]));
const setOf = new Map(
  [
    ...new Set(dealt.flatMap(({ grid }) => GRID_CELLS.flatMap((cell) => answerSetKeys(...criteriaOfCell(grid, cell))))),
  ].map((key) => [key, new Set(members(key))]),
);
/** Returns the fame ranks of a cell's answers, best known first. */
const ranksOf = (grid: GridCriteria, cell: number): number[] =>
  [
    ...answerSetKeys(...criteriaOfCell(grid, cell))
      .map((key) => setOf.get(key) ?? new Set<number>())
      .reduce((some, others) => some.intersection(others)),
  ]
    .map((id) => rankOf.get(id) ?? Infinity)
    .sort((a, b) => a - b);

describe("a year of grids", () => {
  test("has eight answers in every cell, four in that of a trophy, two of them among the 600 best known", () => {
    for (const { day, grid } of dealt) {
      for (const cell of GRID_CELLS) {
        const crossing = criteriaOfCell(grid, cell);
        const ranks = ranksOf(grid, cell);
        const hasTrophy = crossing.some((key) => criterionKindOf(key) === "trophy");
        expect(minAnswersOf(...crossing)).toBe(hasTrophy ? 4 : 8);
        expect(ranks.length, `${day} ${crossing.join()}`).toBeGreaterThanOrEqual(hasTrophy ? 4 : 8);
        expect(ranks[1], `${day} ${crossing.join()}`).toBeLessThanOrEqual(600);
      }
    }
  });

  test("has two clubs on each axis from Monday to Thursday, on one axis from Friday to Sunday, one on the other", () => {
    for (const { day, grid } of dealt) {
      const [fewer = 0, more = 0] = [grid.rows, grid.columns].map((axis) => axis.filter(isClub).length).sort();
      expect(more, day).toBeGreaterThanOrEqual(2);
      expect(fewer, day).toBeGreaterThanOrEqual(weekday(day) < FRIDAY ? 2 : 1);
    }
  });

  test("has only famous trophies from Monday to Thursday, each other one once in 30 days, the Cup every fifth day at most", () => {
    const last = new Map<string, number>();
    for (const [index, { day, grid }] of dealt.entries()) {
      for (const key of criteriaOf(grid)) {
        const isRare =
          criterionKindOf(key) === "trophy" && !FAMOUS_TROPHIES.some((trophy) => trophy === criterionSubjectOf(key));
        if (isRare) expect(weekday(day), `${day} ${key}`).toBeGreaterThanOrEqual(FRIDAY);
        const rest = isRare ? 30 : key === "cup" ? 5 : 1;
        expect(index - (last.get(key) ?? -Infinity), `${day} ${key}`).toBeGreaterThanOrEqual(rest);
        last.set(key, index);
      }
    }
    expect([...last.keys()].filter((key) => criterionKindOf(key) === "trophy")).toHaveLength(12);
  });

  test("has no criterion in more than a third, no club twice as often as the average nor a third as often", () => {
    const uses = Map.groupBy(
      dealt.flatMap(({ grid }) => criteriaOf(grid)),
      (key) => key,
    );
    const clubs = [...uses].filter(([key]) => isClub(key));
    const average = clubs.reduce((sum, [, { length }]) => sum + length, 0) / clubs.length;
    for (const [key, { length }] of uses) expect(length, key).toBeLessThan(DAYS / 3);
    for (const [key, { length }] of clubs) {
      expect(length, key).toBeLessThanOrEqual(2 * average);
      // Vegas can be crossed with few.
      if (key !== "club:VGK") expect(length, key).toBeGreaterThanOrEqual(average / 3);
    }
  });

  test("has no twins", () => {
    for (const { grid } of dealt) {
      const keys = criteriaOf(grid);
      expect(keys).toHaveLength(6);
      expect(new Set(keys).size).toBe(6);
      for (const [index, key] of keys.entries()) {
        for (const other of keys.slice(index + 1)) {
          const [some, others] = [new Set(members(key)), new Set(members(other))];
          expect(some.intersection(others).size / some.union(others).size, `${key} ${other}`).toBeLessThan(0.25);
        }
      }
    }
  });

  test("mixes clubs of today with one to four others, one of a kind", () => {
    const today = new Set(facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code));
    for (const { grid } of dealt) {
      const keys = criteriaOf(grid);
      const clubs = keys.filter(isClub);
      const others = keys.filter((key) => !isClub(key)).map(criterionKindOf);
      expect(others.length).toBeGreaterThanOrEqual(1);
      expect(others.length).toBeLessThanOrEqual(4);
      expect(clubs.every((key) => today.has(criterionSubjectOf(key)))).toBe(true);
      expect(new Set(others).size).toBe(others.length);
    }
  });

  test("uses all criteria, and nine in ten in a quarter of a year", () => {
    const used = (from: number, days: number) =>
      new Set(dealt.slice(from, from + days).flatMap(({ grid }) => criteriaOf(grid)));
    expect(used(0, DAYS)).toEqual(new Set(criteria.keys()));
    for (const from of [0, 45, 90]) expect(used(from, 92).size).toBeGreaterThanOrEqual(0.9 * criteria.size);
  });
});

describe("a grid", () => {
  const lines = {
    rows: ["club:EDM", "club:COL", "club:TOR"],
    columns: ["club:NYR", "career:500-goals", "trophy:hart"],
  };

  test("is the same in another order, and turned", () => {
    expect(gridKeyOf({ rows: lines.rows.toReversed(), columns: lines.columns })).toBe(gridKeyOf(lines));
    expect(gridKeyOf({ rows: lines.columns, columns: lines.rows })).toBe(gridKeyOf(lines));
    expect(
      gridKeyOf({
        rows: ["club:EDM", "club:COL", "club:NYR"],
        columns: ["club:TOR", "career:500-goals", "trophy:hart"],
      }),
    ).not.toBe(gridKeyOf(lines));
  });

  test("has no cell of the Grids around it, before or after; only if no other is left", () => {
    const day = "2026-11-04";
    const first = drawGridForDay(criteria, day, new Map(), pickOf(7));
    expect(drawGridForDay(criteria, day, new Map(), pickOf(7))).toEqual(first);
    const next = drawGridForDay(criteria, day, new Map([[gridKeyOf(first), 14]]), pickOf(7));
    expect(new Set(cellsOf(next)).intersection(new Set(cellsOf(first))).size).toBe(0);
    const few = new Map([...criteria].filter(([key]) => criteriaOf(first).includes(key)));
    expect(gridKeyOf(drawGridForDay(few, day, new Map([[gridKeyOf(first), 1]]), pickOf(7)))).toBe(gridKeyOf(first));
  });

  test("for practice has a club on each axis, and no cell of today's", () => {
    for (let seed = 0; seed < 300; seed++) {
      const today = dealt[seed % DAYS]?.grid ?? lines;
      const practised = drawGridWithoutSharedCells(criteria, today, pickOf(1000 + seed));
      expect(new Set(cellsOf(practised)).intersection(new Set(cellsOf(today))).size).toBe(0);
      expect([practised.rows, practised.columns].every((axis) => axis.some(isClub))).toBe(true);
    }
  });

  test("has no filters", () => {
    const facts = { players: new Set<number>(), criteria, franchises: new Map(), trophies: {} };
    expect(() => grid.dealPractice(facts, { players: "team", team: "MTL" }, pickOf(1), lines)).toThrow(RangeError);
    expect(() => drawGridForDay(new Map(), "2026-11-04", new Map(), pickOf(1))).toThrow(RangeError);
  });
});
