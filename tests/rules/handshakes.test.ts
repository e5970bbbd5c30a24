import { describe, expect, test } from "vitest";
import { findShortestChain, countHandshakesFrom, indexSquads, type Squad } from "#rules/league/handshakes";
import { packSquads, unpackSquads } from "#rules/league/packed-squads";

const squad = (team: string, year: number, ...players: number[]): Squad => ({
  team,
  season: year * 10_000 + year + 1,
  players,
});

/** 1 knows 2 and 3, who both know 4; 5 knows 4; 8 knows only 9. */
const LEAGUE = indexSquads([
  squad("MTL", 1950, 1, 2),
  squad("MTL", 1951, 1, 2, 3),
  squad("MTL", 1952, 1, 3),
  squad("TOR", 1955, 2, 3, 4),
  squad("BOS", 1960, 4, 5),
  squad("NYR", 1960, 8, 9),
]);

const plain = () => 0;
const namesOf = (pair: [number, number], worth: (player: number) => number = plain) =>
  findShortestChain(LEAGUE, pair, worth)?.map(({ player }) => player);

describe("a chain of handshakes", () => {
  test("is as short as can be, and the same length from either end", () => {
    expect(namesOf([1, 5])).toHaveLength(4);
    expect(namesOf([5, 1])).toHaveLength(4);
    expect(namesOf([1, 3])).toEqual([1, 3]);
  });

  test("prefers the best-known players among the shortest chains", () => {
    expect(namesOf([1, 5], (player) => (player === 2 ? 9 : 1))).toEqual([1, 2, 4, 5]);
    expect(namesOf([1, 5], (player) => (player === 3 ? 9 : 1))).toEqual([1, 3, 4, 5]);
    // Fame never makes a chain longer.
    expect(namesOf([1, 3], (player) => (player === 2 ? 9 : 1))).toEqual([1, 3]);
  });

  test("lists every season that two players were together, in order", () =>
    expect(
      findShortestChain(LEAGUE, [1, 3], plain)?.map(({ together }) => together.map(({ season }) => season)),
    ).toEqual([[], [19511952, 19521953]]));

  test("has one player from a player to the same player", () => expect(namesOf([4, 4])).toEqual([4]));

  test("is null for players who cannot be reached, and for unknown players", () => {
    expect(findShortestChain(LEAGUE, [1, 9], plain)).toBeNull();
    expect(findShortestChain(LEAGUE, [1, 77], plain)).toBeNull();
    expect(findShortestChain(LEAGUE, [77, 77], plain)).toBeNull();
  });

  test("has as many handshakes as the distance of its ends", () =>
    expect(Object.fromEntries(countHandshakesFrom(LEAGUE, 1))).toEqual({ 1: 0, 2: 1, 3: 1, 4: 2, 5: 3 }));
});

describe("packed squads", () => {
  const told = ({ all }: typeof LEAGUE) =>
    all
      .map(({ team, season, players }) => `${season} ${team} ${players.toSorted((a, b) => a - b).join(" ")}`)
      .toSorted();

  test("are the same when they are unpacked", () =>
    expect(told(unpackSquads(packSquads(LEAGUE)))).toEqual(told(LEAGUE)));

  test("store a player's years with a club in two numbers", () =>
    // Third after BOS 1960: three seasons of MTL; then none of NYR, and no offset from the previous id.
    expect(packSquads(LEAGUE).players[0]).toEqual([1, 1, 3]));
});
