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
import { drawGridForDay, drawGridWithoutSharedCells, averageAnswers, gridKeyOf } from "#rules/grid/draw";
import { FAMOUS_TROPHIES } from "#rules/league/trophies";
import { bestKnownPlayers, buildPartners } from "../../seed/partners.ts";
import { facts, fame, members, sets } from "../seed/league.ts";

const criteria = buildPartners(sets, facts, fame);
const DAYS = 365;
const FRIDAY = 4;

const pickOf = (seed: number) => seededPick([seed, 1, 2, 3]);
const squaresOf = (lines: GridCriteria): string[] =>
  GRID_CELLS.map((square) => criteriaOfCell(lines, square).toSorted().join());

/** A year of Grids, each dealt with the previous ones taken, nearest first. */
const taken = new Set<string>();
const dealt = Array.from({ length: DAYS }, (_, index) => {
  const day = addDays("2026-11-02", index);
  const lines = drawGridForDay(
    criteria,
    day,
    new Map([...taken].reverse().map((key, at) => [key, at + 1])),
    pickOf(index),
  );
  taken.add(gridKeyOf(lines));
  return { day, lines };
});

const wellKnown = bestKnownPlayers(fame);
const criteriaOf = ({ rows, columns }: GridCriteria): string[] => [...rows, ...columns];
const isClub = (key: string): boolean => criterionKindOf(key) === "club";

describe("a year of grids", () => {
  test("has eight answers in every cell, four in that of a trophy, two of them among the 600 best known", () => {
    expect(wellKnown.size).toBe(600);
    const sets = new Map(
      dealt
        .flatMap(({ lines }) => GRID_CELLS.flatMap((square) => answerSetKeys(...criteriaOfCell(lines, square))))
        .map((key) => [key, new Set(members(key))]),
    );
    for (const { day, lines } of dealt) {
      for (const square of GRID_CELLS) {
        const crossing = criteriaOfCell(lines, square);
        const answers = answerSetKeys(...crossing)
          .map((key) => sets.get(key) ?? new Set<number>())
          .reduce((some, others) => some.intersection(others));
        const hasTrophy = crossing.some((key) => criterionKindOf(key) === "trophy");
        expect(minAnswersOf(...crossing)).toBe(hasTrophy ? 4 : 8);
        expect(answers.size, `${day} ${crossing.join()}`).toBeGreaterThanOrEqual(hasTrophy ? 4 : 8);
        expect(answers.intersection(wellKnown).size, `${day} ${crossing.join()}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test("has two clubs on each axis from Monday to Thursday, on one axis from Friday to Sunday", () => {
    for (const { day, lines } of dealt) {
      const [fewer = 0, more = 0] = [lines.rows, lines.columns].map((axis) => axis.filter(isClub).length).sort();
      expect(more, day).toBeGreaterThanOrEqual(2);
      if (weekday(day) < FRIDAY) expect(fewer, day).toBeGreaterThanOrEqual(2);
    }
    const clubless = dealt.filter(({ lines }) => [lines.rows, lines.columns].some((axis) => !axis.some(isClub)));
    expect(clubless.length).toBeGreaterThan(DAYS / 10);
  });

  test("has only famous trophies from Monday to Thursday, each other one once in 30 days, the Cup every fifth day at most", () => {
    const last = new Map<string, number>();
    for (const [index, { day, lines }] of dealt.entries()) {
      for (const key of criteriaOf(lines)) {
        const isRare =
          criterionKindOf(key) === "trophy" && !FAMOUS_TROPHIES.some((trophy) => trophy === criterionSubjectOf(key));
        if (isRare) expect(weekday(day), `${day} ${key}`).toBeGreaterThanOrEqual(FRIDAY);
        const rest = isRare ? 30 : key === "cup" ? 5 : 1;
        expect(index - (last.get(key) ?? -Infinity), `${day} ${key}`).toBeGreaterThanOrEqual(rest);
        last.set(key, index);
      }
    }
    expect([...last.keys()].filter((key) => criterionKindOf(key) === "trophy")).toHaveLength(14);
  });

  test("has no club twice as often as the average nor a third as often, but for the three youngest", () => {
    const clubs = dealt.flatMap(({ lines }) => criteriaOf(lines).filter(isClub));
    const average = clubs.length / 32;
    for (const [key, { length }] of Map.groupBy(clubs, (key) => key)) {
      expect(length, key).toBeLessThanOrEqual(2 * average);
      if (!["club:SEA", "club:UTA", "club:VGK"].includes(key)) expect(length, key).toBeGreaterThanOrEqual(average / 3);
    }
  });

  test("has no square of the two days before, whose answers are public by then", () => {
    for (const [index, { day, lines }] of dealt.entries()) {
      const told = new Set(dealt.slice(Math.max(0, index - 2), index).flatMap((before) => squaresOf(before.lines)));
      expect(
        squaresOf(lines).filter((square) => told.has(square)),
        day,
      ).toEqual([]);
    }
  });

  test("has no twins", () => {
    for (const { lines } of dealt) {
      const keys = [...lines.rows, ...lines.columns];
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
    for (const { lines } of dealt) {
      const keys = criteriaOf(lines);
      const clubs = keys.filter(isClub);
      const others = keys.filter((key) => !isClub(key)).map(criterionKindOf);
      expect(others.length).toBeGreaterThanOrEqual(1);
      expect(others.length).toBeLessThanOrEqual(4);
      expect(clubs.every((key) => today.has(criterionSubjectOf(key)))).toBe(true);
      expect(new Set(others).size).toBe(others.length);
    }
  });

  test("has no repeats, and no criterion in more than a third", () => {
    expect(taken.size).toBe(DAYS);
    const uses = Map.groupBy(
      dealt.flatMap(({ lines }) => [...lines.rows, ...lines.columns]),
      (key) => key,
    );
    for (const [key, { length }] of uses) expect(length, key).toBeLessThan(DAYS / 3);
  });

  test("uses all clubs but at most one in a quarter of a year, and nine in ten of all criteria", () => {
    const clubsIn = (keys: readonly string[]) => new Set(keys.filter((key) => criterionKindOf(key) === "club")).size;
    expect(clubsIn(dealt.flatMap(({ lines }) => [...lines.rows, ...lines.columns]))).toBe(32);
    for (const from of [0, 45, 90]) {
      const keys = dealt.slice(from, from + 92).flatMap(({ lines }) => [...lines.rows, ...lines.columns]);
      // The youngest club has the fewest partners, and waits longer in one of four quarters.
      expect(clubsIn(keys)).toBeGreaterThanOrEqual(31);
      expect(new Set(keys).size).toBeGreaterThanOrEqual(0.9 * criteria.size);
    }
  });

  test("grows harder from Monday to Sunday", () => {
    const ease = Array.from({ length: 7 }, (_, of) => {
      const eases = dealt.filter(({ day }) => weekday(day) === of).map(({ lines }) => averageAnswers(criteria, lines));
      return eases.reduce((sum, one) => sum + one, 0) / eases.length;
    });
    expect(ease).toEqual(ease.toSorted((a, b) => b - a));
    expect(ease[0]).toBeGreaterThan(1.5 * (ease[6] ?? 0));
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

  test("that was used is not dealt, unless no other is left", () => {
    const first = drawGridForDay(criteria, "2026-11-04", new Map(), pickOf(7));
    expect(drawGridForDay(criteria, "2026-11-04", new Map(), pickOf(7))).toEqual(first);
    expect(gridKeyOf(drawGridForDay(criteria, "2026-11-04", new Map([[gridKeyOf(first), 1]]), pickOf(7)))).not.toBe(
      gridKeyOf(first),
    );
  });

  test("for practice has no square of today's", () => {
    for (let seed = 0; seed < 300; seed++) {
      const today = dealt[seed % DAYS]?.lines ?? lines;
      const practised = drawGridWithoutSharedCells(criteria, new Set([gridKeyOf(today)]), pickOf(1000 + seed));
      expect(new Set(squaresOf(practised)).intersection(new Set(squaresOf(today))).size).toBe(0);
    }
  });

  test("has no filters", () => {
    const facts = { players: new Set<number>(), criteria, franchises: new Map(), trophies: {} };
    expect(() => grid.dealPractice(facts, { players: "team", team: "MTL" }, pickOf(1), lines)).toThrow(RangeError);
    expect(() => drawGridForDay(new Map(), "2026-11-04", new Map(), pickOf(1))).toThrow(RangeError);
  });
});
