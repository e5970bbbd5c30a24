import { describe, expect, test } from "vitest";
import { ANSWER_POOL } from "#rules/shared/draw";
import { isAnswerable } from "../../seed/fame.ts";
import { careerOf, careers, facts, fame, ids } from "./league.ts";

const byFame = (players: Iterable<number>): number[] =>
  [...players].sort((a, b) => (fame.get(b) ?? 0) - (fame.get(a) ?? 0) || a - b);
const nameOf = (id: number): string => `${careerOf(id).player.first} ${careerOf(id).player.last}`;

const rostered = byFame(
  facts.rosters.map(({ player }) => player).filter((player) => isAnswerable(facts, careerOf(player))),
);
const rankOf = (name: string): number => rostered.findIndex((id) => nameOf(id) === name) + 1;
const pool = rostered.slice(0, ANSWER_POOL);
const names = new Set(pool.map(nameOf));

describe("the best known of today", () => {
  test.each(["Cale Makar", "Connor Bedard", "Macklin Celebrini", "Ivan Demidov", "Luke Hughes", "Kris Letang"])(
    "%s is one of them",
    (name) => expect(names).toContain(name),
  );

  test.each(["Luke Schenn", "Zach Bogosian", "Brett Kulak", "Conor Sheary", "Oskar Sundqvist", "Calvin Pickard"])(
    "%s is not",
    (name) => expect(names).not.toContain(name),
  );

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

  test.each([
    ["Auston Matthews", 12],
    ["Igor Shesterkin", 30],
    ["Brady Tkachuk", 40],
    ["Cole Caufield", 50],
    // Two-way and defensive play, goals, starting goalies, names in the news.
    ["Tage Thompson", 90],
    ["Jordan Binnington", 100],
    ["Zach Hyman", 110],
    ["Miro Heiskanen", 110],
    ["Jaccob Slavin", 125],
    ["Stuart Skinner", 145],
    ["Matthew Knies", 150],
    ["Gustav Forsling", 180],
    ["Patrik Laine", 200],
    ["Ryan Reaves", 210],
    ["Carter Hart", 260],
    ["Spencer Knight", 290],
  ])("%s stands where fans have him, among the first %i", (name, rank) => {
    expect(rankOf(name)).toBeGreaterThan(0);
    expect(rankOf(name)).toBeLessThanOrEqual(rank);
  });

  test.each([
    ["Shayne Gostisbehere", 100],
    ["Nick Schmaltz", 150],
    ["Jake Allen", 200],
    ["Michael Misa", 280],
    ["Casey DeSmith", 340],
    ["Ivar Stenberg", 340],
  ])("%s is not among the first %i", (name, rank) => {
    const at = rankOf(name);
    expect(at === 0 || at > rank).toBe(true);
  });

  test("none of the first 200 has fewer than 60 games, except a rookie of the year and a first overall pick", () => {
    const calders = new Set(facts.awards.filter(({ award }) => award === "Calder").map(({ player }) => player));
    const known = rostered.slice(0, 200).filter((id) => careerOf(id).games < 60 && !calders.has(id));
    expect(known.filter((id) => careerOf(id).player.draftOverall !== 1).map(nameOf)).toEqual([]);
  });

  test("defenders rank by how often they are mentioned: at most a fifth of the first twenty", () => {
    const first = rostered.slice(0, 20).filter((id) => careerOf(id).player.position === "D");
    expect(first.length).toBeLessThanOrEqual(4);
    for (const name of ["Brent Burns", "John Carlson"]) expect(rankOf(name)).toBeGreaterThan(40);
  });

  test("every position has a fair share", () => {
    const share = (position: string): number => pool.filter((id) => careerOf(id).player.position === position).length;
    expect(share("G")).toBeGreaterThanOrEqual(35);
    expect(share("G")).toBeLessThanOrEqual(45);
    expect(share("D")).toBeGreaterThanOrEqual(60);
    expect(share("D")).toBeLessThanOrEqual(80);
  });

  test("of two players with the same name, the better known ranks first", () => {
    expect(fame.get(ids.aho)).toBeGreaterThan(fame.get(ids.ahoDefender) ?? 0);
    expect(fame.get(ids.pettersson)).toBeGreaterThan(fame.get(ids.petterssonDefender) ?? 0);
  });
});

describe("the best known of all time", () => {
  const ever = byFame(careers.keys());

  test("are on the same scale as today's", () => {
    expect(ever[0]).toBe(ids.gretzky);
    const top = new Set(ever.slice(0, 30));
    for (const id of [ids.howe, ids.lemieux, ids.orr, ids.roy, ids.jagr, ids.brodeur, ids.crosby]) {
      expect(top.has(id), nameOf(id)).toBe(true);
    }
  });
});
