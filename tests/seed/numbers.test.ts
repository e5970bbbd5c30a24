import { describe, expect, test } from "vitest";
import { inferNumbers, buildSweaterNumbers } from "../../seed/numbers.ts";
import { facts } from "./facts.ts";

const LIDSTROM = 8457063;
const BLANK = { w: null, l: null, otl: null, so: null, ga: null, sa: null };
const { byClub, inSeason } = buildSweaterNumbers(facts);
const inferred = inferNumbers(facts).filter(({ isInferred }) => isInferred);

describe("a number between two equal ones", () => {
  test("is inferred, and marked", () => {
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
    const line = (season: number) => ({ player: 1, season, stint: 1, team: "MTL", gp: 1, g: 0, a: 0, ...BLANK });
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

describe("the number worn most with a club", () => {
  const lines = (...seasons: [season: number, team: string, gp: number][]) =>
    seasons.map(([season, team, gp]) => ({ player: 1, season, stint: 1, team, gp, g: 0, a: 0, ...BLANK }));
  const numbersOf = (played: ReturnType<typeof lines>, ...worn: [season: number, number: number][]) =>
    buildSweaterNumbers({
      lines: played,
      sweaters: worn.map(([season, number]) => ({ player: 1, season, team: "MTL", number })),
      clubNumbers: [],
    }).byClub(1);

  test("is that of the known seasons, if they have half of the games", () => {
    const played = lines([19951996, "MTL", 40], [19961997, "MTL", 10], [19971998, "MTL", 30]);
    expect(numbersOf(played, [19951996, 9], [19961997, 19])).toEqual({ MTL: 9 });
  });

  test("is not that of a return", () => {
    const played = lines([19951996, "MTL", 80], [19961997, "MTL", 80], [19971998, "BOS", 80], [19981999, "MTL", 60]);
    expect(numbersOf(played, [19981999, 9])).toEqual({});
    expect(numbersOf(played, [19951996, 19], [19981999, 9])).toEqual({ MTL: 19 });
  });

  test("is unknown after a short first season, and known after a longer one or a later one", () => {
    const played = (first: number) => lines([19951996, "MTL", first], [19961997, "MTL", 80], [19971998, "MTL", 80]);
    expect(numbersOf(played(10), [19951996, 35])).toEqual({});
    expect(numbersOf(played(30), [19951996, 35])).toEqual({ MTL: 35 });
    expect(numbersOf(played(10), [19961997, 9])).toEqual({ MTL: 9 });
  });

  test.each<[who: string, id: number, team: string, number: number | undefined]>([
    ["Bobby Hull’s 9, which Chicago retired", 8448108, "CHI", 9],
    ["Brett Hull’s 16 in Dallas, after a season with 22", 8448091, "DAL", 16],
    ["Kovalev’s 27 in Pittsburgh, who returned with 72", 8458529, "PIT", 27],
    ["Sýkora’s 17 in New Jersey, who returned with 15", 8460465, "NJD", 17],
    ["Hamhuis’s 2 in Nashville, who returned with 5", 8469465, "NSH", 2],
    ["Maki’s 16 in Chicago", 8447591, "CHI", 16],
    ["Gretzky’s 99", 8447400, "EDM", 99],
    ["Orr’s 4, known for three of ten seasons", 8450070, "BOS", 4],
    ["Lemieux’s 66, known for two of seventeen seasons", 8448782, "PIT", 66],
    ["Mikita’s 21, known for one of 22 seasons", 8449602, "CHI", 21],
    ["none for Hartnell in Nashville, who returned with 17", 8468486, "NSH", undefined],
  ])("is %s", (_who, id, team, number) => expect(byClub(id)[team]).toBe(number));

  test("is known for all players of today’s rosters whose seasons with their club are known", () => {
    const known = new Set(facts.sweaters.map(({ player, team }) => `${player} ${team}`));
    const without = facts.rosters.filter(
      ({ player, team }) => known.has(`${player} ${team}`) && byClub(player)[team] === undefined,
    );
    expect(without).toEqual([]);
  });

  test("is set by hand only for clubs with a season of unknown number", () => {
    const known = new Set(inferNumbers(facts).map(({ player, season, team }) => `${player} ${season} ${team}`));
    for (const { player, team } of facts.clubNumbers)
      expect(
        facts.lines.some(
          (line) => line.player === player && line.team === team && !known.has(`${player} ${line.season} ${line.team}`),
        ),
      ).toBe(true);
  });
});
