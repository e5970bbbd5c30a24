import { describe, expect, test } from "vitest";
import { buildCareerCoachReport } from "#rules/career/coach";
import { decodeCareer, type Career } from "#rules/career/careers";

const seasons = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const of = (position: Career["position"], country: string, clubs: string[], from: number, to: number): Career => ({
  position,
  country,
  clubs,
  years: seasons(from, to),
});

/** The answer is 1. */
const league = new Map<number, Career>([
  [5, of("D", "CA", ["BOS"], 1966, 1978)],
  [1, of("C", "CZ", ["PIT", "NYR", "PHX"], 1990, 2000)],
  [2, of("L", "CZ", ["PIT", "NYR", "ARI"], 1990, 2000)],
  [3, of("C", "CZ", ["PIT", "NYR", "EDM"], 1990, 2000)],
  [4, of("C", "CZ", ["PIT", "NYR", "ARI"], 1991, 2001)],
  [7, of("C", "CZ", ["WSH"], 1990, 2000)],
  [6, of("C", "CA", ["PIT", "NYR", "ARI"], 1990, 2000)],
]);

describe("the coach of Career Path", () => {
  test("counts the players who could still be the answer by all clues", () => {
    const { total, guesses } = buildCareerCoachReport(league, 1, [5, 2, 3]);
    expect(total).toBe(7);
    // The defender of the sixties leaves all Czechoslovak players; the winger leaves the one who shares all three
    // clubs.
    expect(guesses.map(({ left, ruledOutBy }) => [left, ruledOutBy])).toEqual([
      [5, null],
      [1, null],
      [1, "clubs"],
    ]);
  });

  test.each<[what: string, guesses: number[], by: (string | null)[]]>([
    ["a first season", [7, 4], [null, "debut"]],
    ["a position", [7, 2], [null, "position"]],
    ["a country", [7, 6], [null, "country"]],
    ["the clubs", [2, 3], [null, "clubs"]],
    ["nothing, of one who could have been him", [5, 3], [null, null]],
  ])("says what had ruled a guess out already: %s", (_what, guesses, by) =>
    expect(buildCareerCoachReport(league, 1, guesses).guesses.map(({ ruledOutBy }) => ruledOutBy)).toEqual(by),
  );

  test("averages over every fifth player: here 5, who leaves five, and 7, who leaves two", () => {
    expect(buildCareerCoachReport(league, 1, [1]).guesses.map(({ left, average }) => [left, average])).toEqual([
      [1, 4],
    ]);
  });

  test("ignores players who cannot be guessed", () =>
    expect(() => buildCareerCoachReport(league, 99, [])).toThrow(RangeError));
});

test.each<[what: string, seasons: number, years: number[]]>([
  ["one", 1, [1946]],
  ["a year off", 0b1011, [1946, 1947, 1949]],
  ["more than thirty-two", 2 ** 33 + 1, [1946, 1979]],
])("of a published career the seasons are counted out: %s", (_what, bits, years) =>
  expect(decodeCareer([1, "R", "CA", ["DET"], 1946, bits])).toEqual({
    position: "R",
    country: "CA",
    clubs: ["DET"],
    years,
  }),
);
