import { describe, expect, test } from "vitest";
import {
  countRostered,
  doubtRosterCount,
  doubtStrangeRosters,
  doubtSwappedRosters,
  doubtUnknownPlayers,
  movePlayers,
  type RosterComparison,
} from "#rules/league/rosters";

/** Builds rosters from lines such as "1:7 2:-": a player's id and number. */
const spots = (text: string): [number, number | null][] =>
  text.split(" ").flatMap((spot) => {
    const [id, number] = spot.split(":");
    return id === "" ? [] : [[Number(id), number === "-" ? null : Number(number)]];
  });

const compare = (
  stored: Record<string, string>,
  listed: Record<string, string>,
  ended: string[] = [],
): RosterComparison => ({
  stored: new Map(
    Object.entries(stored).flatMap(([team, text]) =>
      spots(text).map(([id, number]) => [id, { team: team === "none" ? null : team, number }] as const),
    ),
  ),
  listed: new Map(Object.entries(listed).map(([team, text]) => [team, spots(text)] as const)),
  ended,
});

/** Returns players with consecutive ids. */
const many = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `${from + at}:${at}`).join(" ");

describe("the place of a player", () => {
  const BEFORE = { BOS: "1:10 2:20", TOR: "3:30", none: "4:-" };
  test.each<[what: string, listed: Record<string, string>, moves: string[]]>([
    ["unchanged", { BOS: "1:10 2:20", TOR: "3:30" }, []],
    ["with another number", { BOS: "1:11 2:20" }, ["1 BOS 11"]],
    ["with another club", { BOS: "2:20", TOR: "3:30 1:10" }, ["1 TOR 10"]],
    ["with another club that has no number yet: the old number", { BOS: "2:20", TOR: "3:30 1:-" }, ["1 TOR 10"]],
    ["without a number any more: the old number", { BOS: "1:- 2:20" }, []],
    ["with two clubs: the one he is with", { BOS: "1:10 2:20", ANA: "1:91" }, []],
    ["with two clubs, his own without a number: the one he is with", { BOS: "1:- 2:20", ANA: "1:91" }, []],
    ["with two new clubs: the first by code", { BOS: "2:20", WPG: "1:92", ANA: "1:91" }, ["1 ANA 91"]],
    ["with two new clubs: the one with a number", { BOS: "2:20", WPG: "1:92", ANA: "1:-" }, ["1 WPG 92"]],
    ["with none: he leaves", { BOS: "2:20" }, ["1 null null"]],
    ["with none, and no roster of his club", { ANA: "" }, []],
    ["new, with a number", { ANA: "4:44" }, ["4 ANA 44"]],
    ["new, without one", { ANA: "4:-" }, []],
    ["unknown", { ANA: "5:55" }, []],
  ])("%s", (_what, listed, moves) => {
    const moved = movePlayers(compare(BEFORE, listed));
    expect(moved.map(({ id, team, number }) => `${id} ${team} ${number}`)).toEqual(moves);
  });

  test("is with no club that has ended, and stays while a new club has no roster", () => {
    expect(movePlayers(compare(BEFORE, { BOS: "1:10" }, ["TOR"]), false)).toEqual([
      { id: 3, team: null, number: null },
    ]);
  });
});

describe("a roster is another club's", () => {
  const NONE = ["BOS: only 0 players who can be on it"];
  const BEFORE = { BOS: many(100, 20), NYR: many(200, 20), none: many(300, 20) };
  test.each<[what: string, listed: Record<string, string>, ended: string[], doubted: string[]]>([
    ["not with its own players", { BOS: many(100, 10) }, [], []],
    ["with nine of them", { BOS: many(100, 9) }, [], ["BOS: only 9 players who can be on it"]],
    ["with players of a club that did not respond", { BOS: many(200, 20) }, [], NONE],
    ["with players whom their club still lists", { BOS: many(200, 20), NYR: many(200, 20) }, [], NONE],
    ["not with players whom their club has removed", { BOS: many(200, 10), NYR: many(210, 10) }, [], []],
    ["not with players of a club that has ended", { BOS: many(200, 20) }, ["NYR"], []],
    ["not with players without a club", { BOS: many(300, 20) }, [], []],
    ["with unknown players", { BOS: many(400, 20) }, [], NONE],
  ])("%s", (_what, listed, ended, doubted) => {
    const doubts = doubtStrangeRosters(compare(BEFORE, listed, ended));
    expect(doubts.map(({ team, fault }) => `${team}: ${fault}`)).toEqual(doubted);
  });

  test.each<[what: string, listed: Record<string, string>, ended: string[], doubted: string[]]>([
    ["if they are exchanged", { BOS: many(200, 20), NYR: many(100, 20) }, [], ["BOS", "NYR"]],
    ["if it has more than half of another's", { BOS: many(200, 11), NYR: many(211, 9) }, [], ["BOS"]],
    ["not if it has half", { BOS: many(200, 10), NYR: many(210, 10) }, [], []],
    ["not if the other club still lists them", { BOS: many(200, 20), NYR: many(200, 20) }, [], []],
    ["not if the other club has ended", { BOS: many(200, 20) }, ["NYR"], []],
  ])("by its players: %s", (_what, listed, ended, doubted) => {
    const doubts = doubtSwappedRosters(compare(BEFORE, listed, ended), new Map());
    expect(doubts.map(({ team }) => team)).toEqual(doubted);
  });

  test.each([
    [10, ["BOS"]],
    [11, []],
  ])("unless most of its players have played for it: %i of twenty", (played, doubted) => {
    const clubs = new Map(Array.from({ length: played }, (_, at) => [200 + at, "BOS"]));
    const doubts = doubtSwappedRosters(compare(BEFORE, { BOS: many(200, 20), NYR: "" }), clubs);
    expect(doubts.map(({ team }) => team)).toEqual(doubted);
  });
});

test("rosters are counted with those of clubs that did not respond", () =>
  expect(countRostered(compare({ BOS: "1:1 2:2", NYR: "3:3" }, { BOS: "1:1 4:4" }))).toBe(2));

test.each([
  [599, "only 599 players on all rosters"],
  [600, null],
])("%i players are enough: %s", (rostered, fault) => expect(doubtRosterCount(rostered)).toBe(fault));

test.each([
  [66, 600, null],
  [67, 600, "67 of 667 players on rosters are not known"],
])("%i unknown players in addition to %i: %s", (unknown, rostered, fault) =>
  expect(doubtUnknownPlayers(unknown, rostered)).toBe(fault),
);
