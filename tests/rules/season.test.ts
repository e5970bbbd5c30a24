import { describe, expect, test } from "vitest";
import { firstYear, isSeason, clubPlayedIn, seasonOfYear, seasonOn, secondYear } from "#rules/league/season";

describe("a season", () => {
  test.each([
    [19171918, 1917, 1918],
    [19992000, 1999, 2000],
    [20252026, 2025, 2026],
  ])("%i is told by its two years", (season, first, second) => {
    expect([firstYear(season), secondYear(season)]).toEqual([first, second]);
    expect(seasonOfYear(first)).toBe(season);
    expect(isSeason(season)).toBe(true);
  });

  test.each([0, 2025, 20252025, 20252027, 20262025, 20252026.5, -1])("%d is none", (value) =>
    expect(isSeason(value)).toBe(false),
  );
});

test.each([
  ["2026-08-31", 20252026],
  // The first game of 2026-27 is on September 29.
  ["2026-09-01", 20262027],
  ["2027-06-30", 20262027],
])("on %s the season is %i", (day, season) => expect(seasonOn(day)).toBe(season));

test.each([
  ["before its first", 20132014, 19951996, false],
  ["in its first", 20132014, 19961997, true],
  ["in its last", 20132014, 20132014, true],
  ["after its last", 20132014, 20142015, false],
  ["without a last one", null, 20992100, true],
])("a club %s season: %s", (_when, last, season, played) =>
  expect(clubPlayedIn({ first: 19961997, last }, season)).toBe(played),
);
