import { describe, expect, test } from "vitest";
import type { Stint } from "#rules/league/season";
import { computeCareerStops, computeTenures, type Tenure } from "#rules/league/tenures";
import { stintsOf } from "../../seed/career.ts";
import { careerOf, careers, ids, pastNames } from "../seed/league.ts";

const inShort = ({ team, as, from, to }: Tenure): string => `${team}${as === undefined ? "" : "*"} ${from}-${to}`;
const pathOf = (id: number): string[] => computeTenures(stintsOf(careerOf(id)), pastNames).map(inShort);

test.each<[who: string, id: number, path: string[]]>([
  [
    "Gretzky, traded in the winter of 1996",
    ids.gretzky,
    ["EDM 1979-1988", "LAK 1988-1996", "STL 1995-1996", "NYR 1996-1999"],
  ],
  [
    "Selänne, who came back to the Mighty Ducks and saw them become the Ducks",
    ids.selanne,
    ["WIN 1992-1996", "ANA* 1995-2001", "SJS 2000-2003", "COL 2003-2004", "ANA* 2005-2006", "ANA 2006-2014"],
  ],
  ["Lemieux: neither illness nor retirement is another club", ids.lemieux, ["PIT 1984-2006"]],
  [
    "Iginla, whom the lost season did not take from Calgary",
    8462042,
    ["CGY 1996-2013", "PIT 2012-2013", "BOS 2013-2014", "COL 2014-2017", "LAK 2016-2017"],
  ],
  [
    "Kovalchuk, in Montréal from January 2020: facts have no dates, so the years are those of the season",
    8469454,
    ["ATL 2001-2010", "NJD 2009-2013", "LAK 2018-2020", "MTL 2019-2020", "WSH 2019-2020"],
  ],
  // A club that moves or changes its name is a separate stop, with its own crest and years.
  ["Doan, whose club moved once and was renamed once", 8462038, ["WIN 1995-1996", "PHX 1996-2014", "ARI 2014-2017"]],
  ["Byfuglien: today's Jets came from Atlanta", 8470834, ["CHI 2005-2010", "ATL 2010-2011", "WPG 2011-2019"]],
])("a career is divided by clubs, in order: %s", (_who, id, path) => expect(pathOf(id)).toEqual(path));

test("leaving and returning within a season makes three tenures", () => {
  const season = ["MTL", "EDM", "MTL"].map((team): Stint => [20052006, team, 20, 0, 0]);
  expect(computeTenures(season, {}).map(inShort)).toEqual(["MTL 2005-2006", "EDM 2005-2006", "MTL 2005-2006"]);
});

describe("in Career Path a club that stayed in its city is one stop, with all its names", () => {
  const stops = (id: number) =>
    computeCareerStops(stintsOf(careerOf(id)), pastNames).map((stop) =>
      [...(stop.before ?? []).map(({ team, as }) => (as === undefined ? team : `${team}*`)), inShort(stop)].join(" "),
    );

  test.each<[who: string, id: number, path: string[]]>([
    ["Doan: Winnipeg, then the Coyotes of Phoenix and of Arizona", 8462038, ["WIN 1995-1996", "PHX ARI 1996-2017"]],
    [
      "Selänne: Mighty Ducks, and later Mighty Ducks and Ducks",
      ids.selanne,
      ["WIN 1992-1996", "ANA* 1995-2001", "SJS 2000-2003", "COL 2003-2004", "ANA* ANA 2005-2014"],
    ],
    ["Modano: another town is another stop", 8449645, ["MNS 1989-1993", "DAL 1993-2010", "DET 2010-2011"]],
    ["Keller: Utah began anew", 8479343, ["ARI 2016-2024", "UTA* UTA 2024-2026"]],
  ])("%s", (_who, id, path) => expect(stops(id)).toEqual(path));

  test("with all of its games", () => {
    const [, coyotes] = computeCareerStops(stintsOf(careerOf(8462038)), pastNames);
    expect(coyotes?.games).toBe(careerOf(8462038).games - 74);
  });
});

test("a tenure continues over summers and the cancelled season", () => {
  const career: Stint[] = [
    [20022003, "CGY", 82, 1, 1],
    [20032004, "CGY", 80, 1, 1],
    [20052006, "CGY", 78, 1, 1],
  ];
  expect(computeTenures(career, {})).toEqual([{ team: "CGY", from: 2002, to: 2006, games: 240 }]);
});

test("for all players, consecutive stops are of different clubs and in order", () => {
  const isSound = (stops: readonly Tenure[]): boolean =>
    stops.every(({ team, as, from, to }, at) => {
      const next = stops[at + 1];
      return from < to && (next === undefined || ((next.team !== team || next.as !== as) && next.from >= to - 1));
    });
  const broken = [...careers.values()].filter((career) => {
    const stops = computeTenures(stintsOf(career), pastNames);
    return !isSound(stops) || stops.reduce((sum, { games }) => sum + games, 0) !== career.games;
  });
  expect(broken.map(({ player }) => player.last)).toEqual([]);
});
