import { describe, expect, test } from "vitest";
import { ANSWER_POOL } from "#rules/shared/draw";
import { isAnswerable } from "../../seed/fame.ts";
import { byFame, careerOf, facts, fame, ids, nameOf } from "./league.ts";

const answerable = new Set(
  facts.rosters.map(({ player }) => player).filter((player) => isAnswerable(facts, careerOf(player))),
);
const rostered = byFame.filter((id) => answerable.has(id));
/** Returns a rank, from 1; infinite for a player who cannot be an answer. */
const rankOf = (name: string): number => {
  const at = rostered.findIndex((id) => nameOf(id) === name);
  return at < 0 ? Infinity : at + 1;
};
const pool = rostered.slice(0, ANSWER_POOL);

describe("the best known of today", () => {
  test("the three most famous players come first", () =>
    expect(new Set(rostered.slice(0, 3))).toEqual(new Set([ids.mcdavid, ids.crosby, ids.ovechkin])));

  test("none has few games, except top-three picks", () => {
    for (const id of pool) {
      const { games, player } = careerOf(id);
      expect(games >= 60 || (player.draftOverall ?? 99) <= 3, nameOf(id)).toBe(true);
    }
  });

  test("none has announced retirement", () => {
    expect(facts.retiring.size).toBeGreaterThan(0);
    for (const id of facts.retiring) expect(pool, nameOf(id)).not.toContain(id);
  });

  /** Fans' ranks: from the first number on, up to the second. */
  test.each<[name: string, from: number, to: number]>([
    ["Auston Matthews", 1, 12],
    ["Igor Shesterkin", 1, 30],
    ["Brady Tkachuk", 1, 40],
    ["Cole Caufield", 1, 50],
    // Two-way and defensive play, goals, starting goalies, names in the news.
    ["Tage Thompson", 1, 90],
    ["Jordan Binnington", 1, 100],
    ["Zach Hyman", 1, 110],
    ["Miro Heiskanen", 1, 110],
    ["Jaccob Slavin", 1, 125],
    ["Stuart Skinner", 1, 145],
    ["Matthew Knies", 1, 150],
    ["Gustav Forsling", 1, 180],
    ["Patrik Laine", 1, 200],
    ["Ryan Reaves", 1, 210],
    ["Carter Hart", 1, 260],
    ["Spencer Knight", 1, 290],
    ...["Cale Makar", "Connor Bedard", "Macklin Celebrini", "Ivan Demidov", "Luke Hughes", "Kris Letang"].map(
      (name): [string, number, number] => [name, 1, ANSWER_POOL],
    ),
    // Mentioned less often than their figures suggest.
    ["Brent Burns", 41, Infinity],
    ["John Carlson", 41, Infinity],
    ["Shayne Gostisbehere", 101, Infinity],
    ["Nick Schmaltz", 151, Infinity],
    ["Jake Allen", 201, Infinity],
    ["Michael Misa", 281, Infinity],
    ...["Luke Schenn", "Zach Bogosian", "Brett Kulak", "Conor Sheary", "Oskar Sundqvist", "Calvin Pickard"].map(
      (name): [string, number, number] => [name, ANSWER_POOL + 1, Infinity],
    ),
    ["Casey DeSmith", 341, Infinity],
    ["Ivar Stenberg", 341, Infinity],
  ])("%s has a rank from %d to %d", (name, from, to) => {
    expect(rankOf(name)).toBeGreaterThanOrEqual(from);
    expect(rankOf(name)).toBeLessThanOrEqual(to);
  });

  test("none of the first 200 has fewer than 60 games, except a rookie of the year and a first overall pick", () => {
    const calders = new Set(facts.awards.filter(({ award }) => award === "Calder").map(({ player }) => player));
    const known = rostered.slice(0, 200).filter((id) => careerOf(id).games < 60 && !calders.has(id));
    expect(known.filter((id) => careerOf(id).player.draftOverall !== 1).map(nameOf)).toEqual([]);
  });

  test("defenders rank by how often they are mentioned: at most a fifth of the first twenty", () => {
    const first = rostered.slice(0, 20).filter((id) => careerOf(id).player.position === "D");
    expect(first.length).toBeLessThanOrEqual(4);
  });

  test("every position has a fair share", () => {
    const players = Map.groupBy(pool, (id) => careerOf(id).player.position);
    expect(Math.abs((players.get("G")?.length ?? 0) - 40)).toBeLessThanOrEqual(5);
    expect(Math.abs((players.get("D")?.length ?? 0) - 70)).toBeLessThanOrEqual(10);
  });

  test("of two players with the same name, the better known ranks first", () => {
    expect(fame.get(ids.aho)).toBeGreaterThan(fame.get(ids.ahoDefender) ?? 0);
    expect(fame.get(ids.pettersson)).toBeGreaterThan(fame.get(ids.petterssonDefender) ?? 0);
  });
});

test("the best known of all time are on the same scale as today's", () => {
  expect(byFame[0]).toBe(ids.gretzky);
  const top = byFame.slice(0, 30);
  for (const id of [ids.howe, ids.lemieux, ids.orr, ids.roy, ids.jagr, ids.brodeur, ids.crosby])
    expect(top, nameOf(id)).toContain(id);
});
