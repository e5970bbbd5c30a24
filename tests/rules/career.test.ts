import { describe, expect, test } from "vitest";
import {
  MIN_GAMES_OF_CANDIDATE,
  career,
  stopOpeningOrder,
  type CareerFact,
  type CareerPuzzleData,
  type CareerFacts,
} from "#rules/career/career";
import { ANSWER_POOL } from "#rules/shared/draw";
import { EXPANSION_SEASON, firstYear } from "#rules/league/season";
import { computeCareerStops, townClubOf } from "#rules/league/tenures";
import { stintsOf } from "../../seed/career.ts";
import { careerOf, careers, ids, pastNames } from "../seed/league.ts";
import { drawFacts } from "../seed/tables.ts";
import { everyDraw } from "./every-draw.ts";

const stopsOf = (id: number) => computeCareerStops(stintsOf(careerOf(id)), pastNames);
const guessable = new Map(
  [...careers.values()]
    .filter(
      ({ games, lines }) => games >= MIN_GAMES_OF_CANDIDATE && lines.some(({ season }) => season >= EXPANSION_SEASON),
    )
    .map(({ player: { id, position, country }, clubs, lines }) => {
      const years = [...new Set(lines.map(({ season }) => firstYear(season)))];
      return [id, { position, country, clubs, years }];
    }),
);
const facts: CareerFacts = { ...drawFacts.career, players: guessable };
const { byFame } = facts;

function dataOf(id: number): CareerPuzzleData {
  const { games, points } = careerOf(id);
  const known = guessable.get(id) ?? expect.fail(`${id} cannot be guessed`);
  return { ...known, stops: stopsOf(id), games, points, wins: null, spare: [] };
}

const puzzleOf = (secret: number) => ({ facts, secret, data: dataOf(secret) });
const wrong = [ids.crosby, ids.mcdavid, ids.ovechkin, ids.lemieux, ids.brodeur, ids.roy];

/** Returns the visible state after some misses. */
const seenAfter = (secret: number, misses: number, isOver = false) =>
  career.reveal(puzzleOf(secret), wrong.slice(0, misses), isOver);

/** Returns the clubs by code, a dot for a hidden one. */
const shown = (secret: number, misses: number) =>
  seenAfter(secret, misses)
    .stops.map((stop) => stop?.team ?? "·")
    .join(" ");

describe("the players who can be guessed", () => {
  test.each<[who: string, id: number, canBe: boolean]>([
    ["one with a thousand games", ids.jagr, true],
    ["one with a single club", ids.lemieux, true],
    ["Moore, whose last games were those of 1967-68", 8447886, true],
    ["the Sebastian Aho with 200 games", ids.aho, true],
    ["not the one with fewer", ids.ahoDefender, false],
    ["not Maurice Richard, who stopped in 1960", 8448321, false],
  ])("%s", (_who, id, canBe) => expect(career.accept(puzzleOf(ids.gretzky), id, []).ok).toBe(canBe));

  test("are more than three thousand players with 200 games, some of them since 1967", () =>
    expect(guessable.size).toBe(3239));
});

describe("the clues of a guess", () => {
  test.each([
    [ids.gretzky, "match"],
    [ids.jagr, "miss"],
  ] as const)("%i: %s", (guess, verdict) => {
    expect(career.judge(puzzleOf(ids.gretzky), guess)).toMatchObject({ verdict });
    expect(career.solves(puzzleOf(ids.gretzky), guess)).toBe(verdict === "match");
  });

  /** Formats the feedback: clubs in order, common ones in brackets, then a sign and the value of each part. */
  function toldOf(secret: number, guess: number, puzzle = puzzleOf(secret)): string {
    const { common } = career.judge(puzzle, guess);
    const sign = { match: "=", near: "~", miss: "x" } as const;
    const way = { up: "+", down: "-", none: "" } as const;
    const clubs = common.clubs.of.map(({ team, isShared }) => (isShared ? `[${team}]` : team)).join(" ");
    const marks = [common.position, common.country, common.debut].map((mark) => sign[mark.verdict] + way[mark.arrow]);
    return `${clubs} ${sign[common.clubs.verdict]} ${marks.join(" ")} ${sign[common.together.verdict]}${common.together.seasons}`;
  }

  test.each<[what: string, secret: number, guess: number, told: string]>([
    [
      "Nedvěd: both forwards, and the first season too",
      ids.jagr,
      8449807,
      "VAN STL [NYR] [PIT] EDM PHX [PHI] ~ ~ = = ~15",
    ],
    ["Iginla: and six before him", ids.jagr, 8462042, "[CGY] [PIT] [BOS] COL LAK ~ = x x- ~17"],
    ["Orr: long before, a defender, and never in the league with him", ids.jagr, ids.orr, "[BOS] CHI ~ x x x+ x0"],
    ["Doan: Phoenix is Arizona, of which Ekman-Larsson was as well", 8475171, 8462038, "WIN [PHX] ~ x x x+ ~7"],
    ["the answer himself", ids.jagr, ids.jagr, "[PIT] [WSH] [NYR] [PHI] [DAL] [BOS] [NJD] [FLA] [CGY] = = = = =24"],
  ])("%s", (_what, secret, guess, told) => expect(toldOf(secret, guess)).toBe(told));

  test("a return to a club makes two stops of one club: a player of all stops was at all clubs", () => {
    const stop = (team: string, from: number) => ({ team, from, to: from + 1, games: 82 });
    const data = { ...dataOf(ids.gretzky), stops: [stop("EDM", 1979), stop("NYR", 1980), stop("EDM", 1981)] };
    expect(toldOf(ids.gretzky, 8449573, { facts, secret: ids.gretzky, data })).toMatch(/^\[EDM\] \[NYR\] VAN = /);
  });
});

describe("stops open hardest first: the shortest tenure first, the first and last stop at the end", () => {
  test.each<[who: string, id: number, paths: string[]]>([
    [
      "Jágr: two a miss, as there are more than six",
      ids.jagr,
      [
        "· · · · · BOS · · ·",
        "· · · PHI DAL BOS · · ·",
        "· · · PHI DAL BOS NJD FLA ·",
        "· WSH NYR PHI DAL BOS NJD FLA ·",
        "PIT WSH NYR PHI DAL BOS NJD FLA CGY",
        "PIT WSH NYR PHI DAL BOS NJD FLA CGY",
      ],
    ],
    [
      "Sillinger: twelve are too many for six guesses",
      ids.sillinger,
      [
        "· · · · · · OTT · · · · ·",
        "· · · PHI · · OTT · · · NSH ·",
        "· · · PHI · · OTT · PHX STL NSH ·",
        "· ANA · PHI · FLA OTT · PHX STL NSH ·",
        "· ANA VAN PHI TBL FLA OTT · PHX STL NSH ·",
        "· ANA VAN PHI TBL FLA OTT CBJ PHX STL NSH NYI",
      ],
    ],
  ])("%s", (_who, id, paths) => expect(paths.map((_, misses) => shown(id, misses))).toEqual(paths));

  test.each([
    [6, [1, 2, 3, 4, 5, 6]],
    [7, [1, 3, 5, 7, 7, 7]],
  ])("of %i stops %j are open after each miss", (count, open) => {
    const stops = Array.from({ length: count }, (_, at) => ({ team: "BOS", from: at, to: at + 1, games: 82 }));
    const puzzle = { ...puzzleOf(ids.jagr), data: { ...dataOf(ids.jagr), stops } };
    const openAfter = (misses: number) => career.reveal(puzzle, wrong.slice(0, misses), false).stops.filter(Boolean);
    expect(open.map((_, misses) => openAfter(misses).length)).toEqual(open);
  });

  test("the order has every stop once, and equal tenures from left to right", () => {
    expect(stopOpeningOrder([{ games: 1 }, { games: 82 }, { games: 10 }, { games: 82 }, { games: 1 }])).toEqual([
      2, 1, 3, 4, 0,
    ]);
  });

  test("each has the miss after which it opened", () =>
    expect(
      seenAfter(ids.jagr, 2)
        .stops.map((stop) => stop?.since ?? "·")
        .join(" "),
    ).toBe("· · · 1 1 0 2 2 ·"));
});

describe("hints", () => {
  test.each<[misses: number, seasons: boolean, position: string | null, country: string | null]>([
    [0, false, null, null],
    [2, false, null, null],
    [3, true, null, null],
    [4, true, "R", null],
    [5, true, "R", "CZ"],
  ])("after %i misses", (misses, seasons, position, country) => {
    const seen = seenAfter(ids.jagr, misses);
    expect({ position: seen.position, country: seen.country }).toEqual({ position, country });
    const open = seen.stops.filter((stop) => stop !== null);
    expect(open.every(({ years }) => (years !== null) === seasons)).toBe(true);
  });

  test("the seasons are those of the stop", () =>
    expect(seenAfter(ids.jagr, 3).stops[5]).toEqual({ team: "BOS", years: { from: 2012, to: 2013 }, since: 0 }));

  test("the view has no other data", () => {
    const { stops, ...hints } = seenAfter(ids.jagr, 5);
    expect(Object.keys(hints)).toEqual(["position", "country", "instead"]);
    for (const stop of stops) expect(Object.keys(stop ?? {})).toEqual(["team", "years", "since"]);
  });
});

describe("a hint that a tile has matched", () => {
  const spare: CareerFact[] = [
    { name: "round", value: 1 },
    { name: "trophy", value: "hart" },
    { name: "number", value: 68 },
  ];
  /** Returns what replaces the hints about Jágr, a Czech right winger, after some misses. */
  const insteadAfter = (guesses: number[], known = spare) =>
    career.reveal({ ...puzzleOf(ids.jagr), data: { ...dataOf(ids.jagr), spare: known } }, guesses, false).instead;
  // Hašek and Patrick Kane.
  const [czech, rightWinger] = [8447687, 8474141];
  const others = [ids.crosby, ids.mcdavid, ids.ovechkin, ids.lemieux, ids.brodeur];

  test.each<[what: string, guesses: number[], instead: unknown]>([
    ["none", others, {}],
    ["the country, before it is due", [czech], { country: { name: "round", value: null } }],
    ["the country, when it is due", [czech, ...others.slice(0, 4)], { country: { name: "round", value: 1 } }],
    ["the position", [rightWinger, ...others.slice(0, 3)], { position: { name: "round", value: 1 } }],
    ["the position, by the last miss", [...others.slice(0, 3), rightWinger], { position: { name: "round", value: 1 } }],
    ["the position after its hint", [...others.slice(0, 4), rightWinger], {}],
    [
      "both, each by another fact",
      [czech, rightWinger, ...others.slice(0, 2)],
      { position: { name: "round", value: 1 }, country: { name: "trophy", value: null } },
    ],
  ])("is replaced: %s", (_what, guesses, instead) => expect(insteadAfter(guesses)).toEqual(instead));

  test("stays if no other fact is known", () => {
    expect(insteadAfter([czech, rightWinger], [])).toEqual({});
    expect(insteadAfter([czech, rightWinger], spare.slice(2))).toEqual({
      position: { name: "number", value: null },
    });
  });
});

test("the end shows the whole path with its years", () => {
  const { stops, ...hints } = seenAfter(ids.gretzky, 0, true);
  const path = stops.map((stop) => `${stop?.team} ${stop?.years?.from}`);
  expect(path).toEqual(["EDM 1979", "LAK 1988", "STL 1995", "NYR 1996"]);
  expect(hints).toMatchObject({ position: "C", country: "CA" });
});

describe("a deal", () => {
  test("never hides a player of one club or two", () => {
    for (const id of [ids.lemieux, ids.crosby, ids.brodeur, ids.orr, ids.bourque]) expect(byFame).not.toContain(id);
  });

  test("hides no two players with the same path, such as Esposito and Hodge: two answers would be right", () => {
    const paths = byFame.map((id) =>
      stopsOf(id)
        .map(({ team }) => townClubOf(team))
        .join(),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const id of [8446722, 8447892]) expect([guessable.has(id), byFame.includes(id)]).toEqual([true, false]);
  });

  test("ranks players by today's fans' memory: LeClair before Doug Harvey and Sawchuk", () => {
    const [leclair = 0, ...older] = [8448622, 8446728, 8450111].map((id) => byFame.indexOf(id));
    expect(leclair).toBeLessThan(Math.min(...older));
    expect(Math.min(...older)).toBeGreaterThan(60);
  });

  test("for practice hides any player with a path, or the best known, also today's answer", () => {
    const [best = 0] = byFame;
    for (const [players, pool] of [
      ["everyone", byFame],
      ["best-known", byFame.slice(0, ANSWER_POOL)],
    ] as const)
      expect(everyDraw((pick) => career.dealPractice(facts, { players }, pick, best))).toEqual(pool);
  });
});
