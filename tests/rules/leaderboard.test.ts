import { describe, expect, test } from "vitest";
import {
  compareStandings,
  firstDayOfScope,
  placeOnLeaderboard,
  rangeOf,
  type RangeCounts,
  type Standing,
} from "#rules/site/leaderboard";

test.each([
  ["today", "all", "2026-11-21", "2026-11-21"],
  ["today", "classic", "2026-11-21", "2026-11-21"],
  ["today", "legends", "2026-11-21", "2026-11-15"],
  ["week", "all", "2026-11-21", "2026-11-16"],
  ["week", "all", "2026-11-16", "2026-11-16"],
  ["week", "grid", "2026-11-22", "2026-11-16"],
  ["week", "all", "2027-01-01", "2026-12-28"],
  ["all", "classic", "2026-11-21", null],
] as const)("%s of %s on %s begins %s", (period, game, today, first) =>
  expect(firstDayOfScope({ period, game, today })).toBe(first),
);

const standing = (score: number, tookMs: number | null, nickname: string | null = "Ginette"): Standing => ({
  nickname,
  score,
  tookMs,
  played: 1,
  guesses: 1,
  correct: 1,
  streak: null,
});

test("more points first, ties by less time, an unknown time last", () => {
  const sorted = [standing(200, 50), standing(100, 5), standing(100, 9), standing(100, null)];
  expect([2, 3, 0, 1].map((at) => sorted[at] ?? standing(0, 0)).toSorted(compareStandings)).toEqual(sorted);
});

test.each([
  [0, 0, 89],
  [14.29, 60_000, 142_973],
  [57.14, 60_000, 571_473],
  [57.14, 69_999, 571_473],
  [57.14, 9_999, 571_480],
  [57.14, 3_600_000, 571_456],
  [57.14, null, 571_400],
  [200, 10_000, 2_000_078],
  [200.01, 10_000, 5_200_000],
  [999.99, 600_000, 5_990_000],
  [1_000, 600_000, 6_100_000],
  [1_000, null, 6_100_000],
  [182_500, 1, 8_180_000],
])("%d points in %s ms are in range %i", (score, tookMs, range) =>
  expect(rangeOf({ score, tookMs }).range).toBe(range),
);

/** Returns a seeded random source, uniform from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const countsOf = (all: readonly Standing[]): RangeCounts => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[rangeOf(one).range] = (counts[rangeOf(one).range] ?? 0) + 1;
  return counts;
};

describe("a visitor's place among 10,000", () => {
  /** Times as people take them: about 90 s, a tenth under 35 s and a tenth over 240 s. */
  const tookMs = (random: () => number): number =>
    Math.round(90_000 * Math.exp((random() + random() + random() + random() - 2) * 1.4));
  /** Points of a Classic: 0 to 7 of 7, mostly in the middle, some with a hint. */
  const points = (random: () => number): number =>
    Math.round((10_000 * Math.floor(((random() + random()) / 2) * 8)) / 7 / (random() < 0.1 ? 2 : 1)) / 100;
  const sums = (played: (random: () => number) => number) => {
    const random = chance(5);
    return Array.from({ length: 10_000 }, () => {
      let [score, took] = [0, 0];
      for (let left = played(random); left > 0; left--) {
        score += points(random);
        took += tookMs(random);
      }
      return standing(Math.round(score * 100) / 100, took);
    }).sort(compareStandings);
  };

  test.each([
    ["today, in one game", () => 1],
    ["today, in all games", (random: () => number) => 1 + Math.floor(random() * 5)],
    ["this week, on its second day", (random: () => number) => 1 + Math.floor(random() * 2)],
    ["this week, in all games", (random: () => number) => 1 + Math.floor(random() ** 2 * 35)],
    ["of all time", (random: () => number) => 1 + Math.floor(random() ** 3 * 1_500)],
  ])("%s is exact within the first hundred, and close to its share beyond", (_when, played) => {
    const all = sums(played);
    const ranges = countsOf(all);
    expect(Object.keys(ranges).length).toBeLessThan(1_500);
    const off: number[] = [];
    for (let at = 0; at < all.length; at += at < 120 ? 1 : 37) {
      const own = all[at] ?? standing(0, 0);
      const others = all.slice(0, 101).filter((other) => other !== own);
      const { you, rows, total } = placeOnLeaderboard(others, ranges, own, all.length);
      expect([rows.length, total]).toEqual([100, all.length]);
      if (you?.rank === null) off.push(Math.abs(you.topPercent - Math.ceil((100 * (at + 1)) / all.length)));
      else expect(you?.rank).toBe(at + 1);
    }
    expect(off.length).toBe(20 + Math.ceil((10_000 - 120) / 37));
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  test("is never among the first hundred by an estimate, and never beyond the last", () => {
    const all = Array.from({ length: 101 }, (_, at) => standing(50, 60_000 + at));
    const own = standing(50, 61_000, null);
    const { you, total } = placeOnLeaderboard(all.slice(0, 100), countsOf(all), own, 102);
    expect([you, total]).toEqual([{ ...own, rank: null, isYou: true, topPercent: 100 }, 102]);
  });

  // An isolate caches the counts for a minute.
  test("is at most the last by counts of more visitors than there are now", () => {
    const better = Array.from({ length: 300 }, () => standing(100, 60_000));
    const { you } = placeOnLeaderboard(better.slice(0, 100), countsOf(better), standing(50, 60_000, null), 200);
    expect(you).toMatchObject({ rank: null, topPercent: 100 });
  });
});
