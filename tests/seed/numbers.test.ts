import { describe, expect, test } from "vitest";
import { clubSeasonKey, countClubGames } from "../../seed/club-games.ts";
import { inferNumbers, buildSweaterNumbers } from "../../seed/numbers.ts";
import { byFame, careerOf, facts, ids } from "./league.ts";

const TREMBLAY = 8451959;
const BLANK = { w: null, l: null, otl: null, so: null, ga: null, sa: null };
const { byClub, inSeason } = buildSweaterNumbers(facts);
const inferred = inferNumbers(facts).filter(({ isInferred }) => isInferred);

/** Returns the seasons of a player whose id is 1. */
const stints = (...seasons: [season: number, team: string, gp: number][]) =>
  seasons.map(([season, team, gp]) => ({ player: 1, season, stint: 1, team, gp, g: 0, a: 0, ...BLANK }));
/** Returns the numbers that he wore in Montréal. */
const worn = (...seasons: [season: number, number: number][]) =>
  seasons.map(([season, number]) => ({ player: 1, season, team: "MTL", number }));

const stayOf = (of: { player: number; season: number; team: string }) => `${of.player} ${of.season} ${of.team}`;

const sum = (played: readonly { gp: number | null }[]): number =>
  played.reduce((total, { gp }) => total + (gp ?? 0), 0);

describe("a number of a season", () => {
  test.each<[who: string, id: number, season: number, team: string, number: number]>([
    ["Crosby as a rookie", 8471675, 20052006, "PIT", 87],
    ["Howe as a rookie", 8448000, 19461947, "DET", 17],
    ["Bourque, who changed in December", 8445621, 19871988, "BOS", 77],
    ["Tanguay, who let Svatoš have 40", 8467338, 20052006, "COL", 18],
  ])("is known of %s", (_who, id, season, team, number) => expect(inSeason(id, season, team)).toEqual([number]));

  test("is no teammate's in a game of both, since 1967-68", () => {
    const games = countClubGames(facts);
    const stays = Map.groupBy(facts.lines, stayOf);
    const numbersIn = Map.groupBy(inferNumbers(facts), stayOf);
    // Of several numbers in a season it is unknown in which games he wore each.
    const only = [...numbersIn.values()].filter(({ length }) => length === 1).flat();
    const shared = [...Map.groupBy(only, (worn) => `${clubSeasonKey(worn)} ${worn.number}`).values()].filter(
      (wearers) =>
        (wearers[0]?.season ?? 0) >= 19671968 &&
        wearers.some((one, at) =>
          wearers.slice(at + 1).some((other) => {
            const both = [one, other].flatMap((wearer) => stays.get(stayOf(wearer)) ?? []);
            return sum(both) > (games.get(clubSeasonKey(one)) ?? 0);
          }),
        ),
    );
    expect(shared).toEqual([]);
  });
});

describe("a number between two equal ones", () => {
  test("is inferred, and marked", () => {
    expect(inSeason(TREMBLAY, 19781979, "MTL")).toEqual([14]);
    expect(inSeason(TREMBLAY, 19811982, "MTL")).toEqual([14, 1]);
    expect(inSeason(TREMBLAY, 19851986, "MTL")).toEqual([14]);
    // Unknown before the first known season.
    expect(inSeason(TREMBLAY, 19741975, "MTL")).toEqual([]);
  });

  test("is not inferred if he played for another club in between", () => {
    expect(inSeason(ids.selanne, 20002001, "ANA")).toEqual([8]);
    expect(inSeason(ids.selanne, 20062007, "ANA")).toEqual([8]);
    expect(inSeason(ids.selanne, 20052006, "ANA")).toEqual([]);
  });

  test("applies to a season with the club in which no other number is known", () => {
    const known = new Set(facts.sweaters.map(stayOf));
    const played = new Set(facts.lines.map(stayOf));
    expect(inferred).toHaveLength(194);
    expect(inferred.map(stayOf).filter((stay) => known.has(stay) || !played.has(stay))).toEqual([]);
  });

  test("is unknown between two different ones, and in a season with two", () => {
    const played = stints([19951996, "MTL", 1], [19961997, "MTL", 1], [19971998, "MTL", 1]);
    const of = (...seasons: [season: number, number: number][]) =>
      inferNumbers({ sweaters: worn(...seasons), lines: played })
        .filter(({ isInferred }) => isInferred)
        .map(({ season, number }) => [season, number]);
    expect(of([19951996, 9], [19971998, 9])).toEqual([[19961997, 9]]);
    expect(of([19951996, 9], [19971998, 19])).toEqual([]);
    expect(of([19951996, 9], [19951996, 99], [19971998, 9])).toEqual([]);
  });
});

describe("the number worn most with a club", () => {
  const numbersOf = (lines: ReturnType<typeof stints>, ...seasons: [season: number, number: number][]) =>
    buildSweaterNumbers({ lines, sweaters: worn(...seasons), clubNumbers: [] }).byClub(1);

  test("is that of the known seasons, if they have half of the games", () => {
    const played = stints([19951996, "MTL", 40], [19961997, "MTL", 10], [19971998, "MTL", 30]);
    expect(numbersOf(played, [19951996, 9], [19961997, 19])).toEqual({ MTL: 9 });
  });

  test("is not that of a return", () => {
    const played = stints([19951996, "MTL", 80], [19961997, "MTL", 80], [19971998, "BOS", 80], [19981999, "MTL", 60]);
    expect(numbersOf(played, [19981999, 9])).toEqual({});
    expect(numbersOf(played, [19951996, 19], [19981999, 9])).toEqual({ MTL: 19 });
  });

  test("is unknown after a short first season, and known after a longer one or a later one", () => {
    const played = (first: number) => stints([19951996, "MTL", first], [19961997, "MTL", 80], [19971998, "MTL", 80]);
    expect(numbersOf(played(10), [19951996, 35])).toEqual({});
    expect(numbersOf(played(30), [19951996, 35])).toEqual({ MTL: 35 });
    expect(numbersOf(played(10), [19961997, 9])).toEqual({ MTL: 9 });
  });

  test.each<[who: string, id: number, team: string, number: number | undefined]>([
    ["Bobby Hull’s 9, which Chicago retired", 8448108, "CHI", 9],
    ["Brett Hull’s 16 in Dallas, after a season with 22", 8448091, "DAL", 16],
    ["Kovalev’s 27 in Pittsburgh, who returned with 72", 8458529, "PIT", 27],
    ["Bourque’s 77, which he wore longer than 7", 8445621, "BOS", 77],
    ["Bure’s 10 in Vancouver, with two years of 96 in between", 8455738, "VAN", 10],
    ["none for Hartnell in Nashville, who returned with 17", 8468486, "NSH", undefined],
  ])("is %s", (_who, id, team, number) => expect(byClub(id)[team]).toBe(number));

  test("is known for all players of today’s rosters whose seasons with their club are known", () => {
    const known = new Set(facts.sweaters.map(({ player, team }) => `${player} ${team}`));
    const without = facts.rosters.filter(
      ({ player, team }) => known.has(`${player} ${team}`) && byClub(player)[team] === undefined,
    );
    expect(without).toEqual([]);
  });

  test("is known for the main club of 49 in 50 retired players among the 300 best known", () => {
    const rostered = new Set(facts.rosters.map(({ player }) => player));
    const retired = byFame.slice(0, 300).filter((id) => !rostered.has(id));
    const without = retired.filter((id) => {
      const gamesOf = Map.groupBy(careerOf(id).lines, ({ team }) => team);
      const [main] = [...gamesOf].toSorted(([, a], [, b]) => sum(b) - sum(a))[0] ?? [];
      return main === undefined || byClub(id)[main] === undefined;
    });
    expect(without.length / retired.length).toBeLessThan(0.02);
  });

  test("is set by hand only where the known seasons do not show it", () => {
    const shown = buildSweaterNumbers({ ...facts, clubNumbers: [] }).byClub;
    expect(facts.clubNumbers.filter(({ player, team, number }) => shown(player)[team] === number)).toEqual([]);
  });
});
