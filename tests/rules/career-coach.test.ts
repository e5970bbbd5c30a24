import { describe, expect, test } from "vitest";
import { buildCareerCoachReport } from "#rules/career/coach";
import { isCornered } from "#rules/shared/coach";
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

/** Returns the report on guesses, in a league of equally well-known players. */
const reportOn = (guesses: number[]) => buildCareerCoachReport(league, 1, guesses, () => 0);

describe("the coach of Career Path", () => {
  test("counts the players who could still be the answer by all clues", () => {
    const { total, guesses } = reportOn([5, 2, 3]);
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
    expect(reportOn(guesses).guesses.map(({ ruledOutBy }) => ruledOutBy)).toEqual(by),
  );

  test("averages over every fifth player: here 5, who leaves five, and 7, who leaves two", () => {
    expect(reportOn([1]).guesses.map(({ left, average }) => [left, average])).toEqual([[1, 4]]);
  });

  test("says that the answer is cornered among at most three of the best-known players", () => {
    const many = new Map(league);
    // As far away from the defender as the answer, and less known than three hundred others.
    for (let id = 100; id < 500; id++) many.set(id, of("D", "SE", ["DET"], 2010, 2020));
    for (let id = 500; id < 600; id++) many.set(id, of("C", "CZ", ["WSH"], 1990, 2000));
    const renownOf = (id: number) => (id >= 500 ? 0 : 1000 - id);
    expect(buildCareerCoachReport(many, 1, [5], renownOf).guesses).toMatchObject([{ left: 105, known: 5 }]);
    // An answer that is not among them cannot be cornered there.
    expect(buildCareerCoachReport(many, 500, [5], renownOf).guesses[0]).not.toHaveProperty("known");
    expect(
      [
        { guess: 1, left: 1, average: 1, ruledOutBy: null },
        { guess: 1, left: 60, known: 3, average: 1, ruledOutBy: null },
        { guess: 1, left: 60, known: 4, average: 1, ruledOutBy: null },
        { guess: 1, left: 3, average: 1, ruledOutBy: null },
      ].map(isCornered),
    ).toEqual([true, true, false, false]);
  });

  test("ignores players who cannot be guessed", () =>
    expect(() => buildCareerCoachReport(league, 99, [], () => 0)).toThrow(RangeError));
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
