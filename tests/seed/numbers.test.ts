import { describe, expect, test } from "vitest";
import { inferNumbers, buildSweaterNumbers } from "../../seed/numbers.ts";
import { facts } from "./facts.ts";

const LIDSTROM = 8457063;
const inferred = inferNumbers(facts).filter(({ isInferred }) => isInferred);

describe("a number between two equal ones", () => {
  test("is inferred, and marked", () => {
    const { inSeason } = buildSweaterNumbers(facts);
    expect(inSeason(LIDSTROM, 19971998, "DET")).toEqual([5]);
    expect(inSeason(LIDSTROM, 19992000, "DET")).toEqual([5, 1]);
    expect(inSeason(LIDSTROM, 20012002, "DET")).toEqual([5]);
    // Unknown before the first known season.
    expect(inSeason(LIDSTROM, 19911992, "DET")).toEqual([]);
  });

  test("applies to a season with the club in which no other number is known", () => {
    const known = new Set(facts.sweaters.map(({ player, season, team }) => `${player} ${season} ${team}`));
    const played = new Set(facts.lines.map(({ player, season, team }) => `${player} ${season} ${team}`));
    expect(inferred).toHaveLength(627);
    for (const { player, season, team } of inferred) {
      expect(known).not.toContain(`${player} ${season} ${team}`);
      expect(played).toContain(`${player} ${season} ${team}`);
    }
  });

  test("is unknown between two different ones, and in a season with two", () => {
    const unknown = { w: null, l: null, otl: null, so: null, ga: null, sa: null };
    const line = (season: number) => ({ player: 1, season, stint: 1, team: "MTL", gp: 1, g: 0, a: 0, ...unknown });
    const worn = (season: number, number: number) => ({ player: 1, season, team: "MTL", number });
    const of = (sweaters: ReturnType<typeof worn>[]) =>
      inferNumbers({ sweaters, lines: [19951996, 19961997, 19971998].map(line) }).filter(
        ({ isInferred }) => isInferred,
      );
    expect(of([worn(19951996, 9), worn(19971998, 9)]).map(({ season, number }) => [season, number])).toEqual([
      [19961997, 9],
    ]);
    expect(of([worn(19951996, 9), worn(19971998, 19)])).toEqual([]);
    expect(of([worn(19951996, 9), worn(19951996, 99), worn(19971998, 9)])).toEqual([]);
  });
});
