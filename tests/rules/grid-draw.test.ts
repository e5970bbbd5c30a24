import { describe, expect, test } from "vitest";
import {
  crossingAt,
  FEWEST_ANSWERS,
  FEWEST_WELL_KNOWN,
  kindOf,
  setsOf,
  SQUARES,
  subjectOf,
  WELL_KNOWN,
  type Lines,
} from "#rules/criteria";
import { addDays, weekday } from "#rules/day";
import { ANSWER_POOL, seededPick } from "#rules/draw";
import { grid } from "#rules/grid";
import { drawForWeekday, drawFresh, easeOf, keyOf } from "#rules/grid-draw";
import { workOutPartners } from "../../seed/partners.ts";
import { facts, fame, members, sets } from "../seed/league.ts";

const criteria = workOutPartners(sets, facts, fame);
const DAYS = 182;

const pickOf = (seed: number) => seededPick([seed, 1, 2, 3]);
const squaresOf = (lines: Lines): string[] => SQUARES.map((square) => crossingAt(lines, square).toSorted().join());

/** Half a year of grids, each dealt with those before it taken, the nearest first. */
const taken = new Set<string>();
const dealt = Array.from({ length: DAYS }, (_, index) => {
  const day = addDays("2026-11-02", index);
  const lines = drawForWeekday(
    criteria,
    day,
    new Map([...taken].reverse().map((key, at) => [key, at + 1])),
    pickOf(index),
  );
  taken.add(keyOf(lines));
  return { day, lines };
});

const ranked = [...fame].sort(([a, rated], [b, other]) => other - rated || a - b).map(([id]) => id);
const rostered = new Set(facts.rosters.map(({ player }) => player));
const wellKnown = new Set([
  ...ranked.slice(0, WELL_KNOWN),
  ...ranked.filter((id) => rostered.has(id)).slice(0, ANSWER_POOL),
]);

describe("half a year of grids", () => {
  test("has for every square eight answers, three of them well known", () => {
    for (const { day, lines } of dealt) {
      for (const square of SQUARES) {
        const [first = [], ...others] = setsOf(...crossingAt(lines, square)).map(members);
        const answers = first.filter((id) => others.every((ids) => ids.includes(id)));
        expect(answers.length, `${day} ${crossingAt(lines, square).join()}`).toBeGreaterThanOrEqual(FEWEST_ANSWERS);
        expect(answers.filter((id) => wellKnown.has(id)).length).toBeGreaterThanOrEqual(FEWEST_WELL_KNOWN);
      }
    }
  });

  test("has no square of the two days before, whose answers are told by then", () => {
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

  test("mixes two to five clubs of today with others, one of a kind", () => {
    const today = new Set(facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code));
    for (const { lines } of dealt) {
      const keys = [...lines.rows, ...lines.columns];
      const clubs = keys.filter((key) => kindOf(key) === "club");
      const others = keys.filter((key) => kindOf(key) !== "club").map(kindOf);
      expect(clubs.length).toBeGreaterThanOrEqual(2);
      expect(clubs.length).toBeLessThanOrEqual(5);
      expect(clubs.every((key) => today.has(subjectOf(key)))).toBe(true);
      expect(new Set(others).size).toBe(others.length);
    }
  });

  test("has none twice, and no criterion in more than a third", () => {
    expect(taken.size).toBe(DAYS);
    const uses = Map.groupBy(
      dealt.flatMap(({ lines }) => [...lines.rows, ...lines.columns]),
      (key) => key,
    );
    for (const [key, { length }] of uses) expect(length, key).toBeLessThan(DAYS / 3);
  });

  test("gives every club its turn, in a quarter of a year all but one at least, and nine in ten of all criteria", () => {
    const clubsIn = (keys: readonly string[]) => new Set(keys.filter((key) => kindOf(key) === "club")).size;
    expect(clubsIn(dealt.flatMap(({ lines }) => [...lines.rows, ...lines.columns]))).toBe(32);
    for (const from of [0, 45, 90]) {
      const keys = dealt.slice(from, from + 92).flatMap(({ lines }) => [...lines.rows, ...lines.columns]);
      // The youngest club, which goes with the fewest, waits longer than that in one quarter of twelve.
      expect(clubsIn(keys)).toBeGreaterThanOrEqual(31);
      expect(new Set(keys).size).toBeGreaterThanOrEqual(0.9 * criteria.size);
    }
  });

  test("grows harder from Monday to Sunday", () => {
    const ease = Array.from({ length: 7 }, (_, of) => {
      const eases = dealt.filter(({ day }) => weekday(day) === of).map(({ lines }) => easeOf(criteria, lines));
      return eases.reduce((sum, one) => sum + one, 0) / eases.length;
    });
    // From one day to the next chance may have its say, over two it has not.
    for (const [index, of] of ease.slice(2).entries()) expect(of).toBeLessThan(ease[index] ?? 0);
    expect(ease[0]).toBeGreaterThan(2 * (ease[6] ?? 0));
  });
});

describe("a grid", () => {
  const lines = {
    rows: ["club:EDM", "club:COL", "club:TOR"],
    columns: ["club:NYR", "career:500-goals", "trophy:hart"],
  };

  test("is the same in another order, and turned", () => {
    expect(keyOf({ rows: lines.rows.toReversed(), columns: lines.columns })).toBe(keyOf(lines));
    expect(keyOf({ rows: lines.columns, columns: lines.rows })).toBe(keyOf(lines));
    expect(
      keyOf({ rows: ["club:EDM", "club:COL", "club:NYR"], columns: ["club:TOR", "career:500-goals", "trophy:hart"] }),
    ).not.toBe(keyOf(lines));
  });

  test("that was taken is not dealt, unless nothing else is left", () => {
    const first = drawForWeekday(criteria, "2026-11-04", new Map(), pickOf(7));
    expect(drawForWeekday(criteria, "2026-11-04", new Map(), pickOf(7))).toEqual(first);
    expect(keyOf(drawForWeekday(criteria, "2026-11-04", new Map([[keyOf(first), 1]]), pickOf(7)))).not.toBe(
      keyOf(first),
    );
  });

  test("for practice has no square of today's", () => {
    for (let seed = 0; seed < 300; seed++) {
      const today = dealt[seed % DAYS]?.lines ?? lines;
      const practised = drawFresh(criteria, new Set([keyOf(today)]), pickOf(1000 + seed));
      expect(new Set(squaresOf(practised)).intersection(new Set(squaresOf(today))).size).toBe(0);
    }
  });

  test("is of all players alone", () => {
    const facts = { players: new Set<number>(), criteria, franchises: new Map(), trophies: {} };
    expect(() => grid.practise(facts, { players: "team", team: "MTL" }, new Set(), pickOf(1))).toThrow(RangeError);
    expect(() => drawForWeekday(new Map(), "2026-11-04", new Map(), pickOf(1))).toThrow(RangeError);
  });
});
