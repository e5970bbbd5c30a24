import { describe, expect, test } from "vitest";
import { addDays } from "#rules/shared/day";
import { ANSWER_POOL, RANKS_PER_WEEKDAY, ranksOn, drawFromBand, longestUnused, seededPick } from "#rules/shared/draw";

const ranked = Array.from({ length: ANSWER_POOL }, (_, rank) => rank);
const seed = [0x1234, 0x5678, 0x9abc, 0xdef0] as const;

describe("a seeded pick", () => {
  test("is the same for the same seed, and different for another", () => {
    const draws = (from: readonly [number, number, number, number]) => {
      const pick = seededPick(from);
      return Array.from({ length: 20 }, () => pick(1000));
    };
    expect(draws(seed)).toEqual(draws(seed));
    expect(draws(seed)).not.toEqual(draws([0x1235, 0x5678, 0x9abc, 0xdef0]));
  });

  test("picks every choice about equally often", () => {
    const pick = seededPick(seed);
    const seen = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw++) {
      const index = pick(10);
      seen[index] = (seen[index] ?? 0) + 1;
    }
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
});

describe("difficulty follows the week", () => {
  test("Monday draws the best known, Sunday the least, and each day is harder than the one before", () => {
    expect(ranksOn("2026-11-16", ANSWER_POOL)).toEqual({ from: 0, to: 52 });
    expect(ranksOn("2026-11-22", ANSWER_POOL)).toEqual({ from: 248, to: 300 });
    for (let day = "2026-11-16"; day < "2026-11-22"; day = addDays(day, 1)) {
      expect(ranksOn(addDays(day, 1), ANSWER_POOL).from).toBeGreaterThan(ranksOn(day, ANSWER_POOL).from);
    }
  });

  test("a used-up band is replaced by all unused players, and a used-up league by the band", () => {
    const monday = { from: 0, to: RANKS_PER_WEEKDAY };
    const band = new Set(ranked.slice(0, RANKS_PER_WEEKDAY));
    expect(drawFromBand(ranked, monday, band, (count) => count - 1)).toBe(299);
    expect(drawFromBand(ranked, monday, new Set(ranked), (count) => count - 1)).toBe(RANKS_PER_WEEKDAY - 1);
    expect(() => drawFromBand([], monday, new Set(), () => 0)).toThrow(RangeError);
  });

  test("all that were never dealt have been away longest, then eight of those dealt the most days away", () => {
    const ids = ranked.slice(0, 20);
    expect(longestUnused(ids, (id) => (id < 3 ? Infinity : id))).toEqual([0, 1, 2]);
    expect(longestUnused(ids, (id) => 200 + id)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
  });
});
