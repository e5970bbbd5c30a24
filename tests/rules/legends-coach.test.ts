import { describe, expect, test } from "vitest";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { buildLegendsCoachReport } from "#rules/legends/coach";
import { compareLegends, readLegendsTable } from "#rules/legends/legends";
import { LEGEND, legendsTable, type LegendRow } from "./legends-table.ts";

const league = (...others: Partial<LegendRow>[]) =>
  readLegendsTable(legendsTable([LEGEND, ...others.map((other) => ({ ...LEGEND, ...other }))]));

describe("the coach of Legends", () => {
  const four = league({ country: "US" }, { position: "D" }, { position: "D", country: "US" });

  test("counts the players who could still be the answer, and the average of the best-known guesses", () => {
    const { total, guesses } = buildLegendsCoachReport(four, 1, [3, 2, 1]);
    expect(total).toBe(4);
    // A guess reveals position and country, so it leaves one player.
    expect(guesses).toEqual([
      { guess: 3, left: 1, average: 1, ruledOutBy: null },
      { guess: 2, left: 1, average: 1, ruledOutBy: "country" },
      { guess: 1, left: 1, average: 1, ruledOutBy: null },
    ]);
  });

  test.each(LEGENDS_CLUES)("names what had already ruled a guess out: %s", (clue) => {
    const different: Partial<LegendRow> = {
      club: "BOS",
      clubs: "BOS",
      position: "D",
      country: "SE",
      debut: 1950,
      last: 1960,
      games: 10,
      points: 3,
      overall: null,
      honours: 0,
    };
    const alike = league({ honours: 4, games: 1001 }, { [clue]: different[clue], clubs: different.clubs ?? "" });
    expect(buildLegendsCoachReport(alike, 1, [2, 3]).guesses[1]).toMatchObject({ ruledOutBy: clue });
  });

  test("counts only the players whom the filter of a practice round allows", () => {
    const eras = league({ last: 1950, debut: 1940 }, { last: 2010 }, { last: 2012 });
    const report = buildLegendsCoachReport(eras, 1, [4], { players: "everyone", since: 2005 });
    expect(report).toMatchObject({ total: 3, guesses: [{ left: 2 }] });
  });

  test("leaves the players whose clues would have been the same", () => {
    const of = <Value>(values: readonly Value[], id: number, seed: number): Value =>
      values[Math.floor(Math.abs(Math.sin(id * seed)) * 1e4) % values.length] as Value;
    const many = league(
      ...Array.from({ length: 400 }, (_, id) => ({
        club: of(["COL", "BOS", "MTL"], id, 3),
        clubs: of(["COL", "QUE,COL", "MTL,BOS"], id, 5),
        position: of(["C", "L", "D", "G"] as const, id, 7),
        debut: of([1970, 1985, 1988, 1990], id, 11),
        points: of([null, 400, 500, 520, 900], id, 13),
        overall: of([null, 3, 15, 20], id, 17),
      })),
    );
    let left = [...many.everyone().values()];
    const guesses = [7, 60, 300];
    for (const [at, coached] of buildLegendsCoachReport(many, 1, guesses).guesses.entries()) {
      const guess = many.legend(guesses[at] ?? 0);
      const marks = JSON.stringify(compareLegends(many.legend(1), guess));
      left = left.filter((one) => JSON.stringify(compareLegends(one, guess)) === marks);
      expect(coached.left).toBe(left.length);
    }
  });
});
