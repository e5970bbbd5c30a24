import { describe, expect, test } from "vitest";
import { ANSWER_POOL } from "#rules/draw";
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
  test.each([
    "Connor McDavid",
    "Sidney Crosby",
    "Alex Ovechkin",
    "Cale Makar",
    "Igor Shesterkin",
    "Connor Bedard",
    "Macklin Celebrini",
    "Matthew Schaefer",
    "Lane Hutson",
    "Ivan Demidov",
    "Matvei Michkov",
    "Quinn Hughes",
    "Jack Hughes",
    "Luke Hughes",
    "Connor Hellebuyck",
    "Nikita Kucherov",
    "Nathan MacKinnon",
    "Leon Draisaitl",
    "Auston Matthews",
    "Mitch Marner",
    "Andrei Vasilevskiy",
    "Sergei Bobrovsky",
    "Kris Letang",
    "Samuel Montembeault",
    "Trevor Zegras",
    "Matthew Tkachuk",
    "Brady Tkachuk",
    "Thatcher Demko",
    "Jeremy Swayman",
    "Dustin Wolf",
    "Jaccob Slavin",
  ])("%s is one of them", (name) => expect(names).toContain(name));

  test.each(["Luke Schenn", "Zach Bogosian", "Brett Kulak", "Conor Sheary", "Oskar Sundqvist", "Calvin Pickard"])(
    "%s is not",
    (name) => expect(names).not.toContain(name),
  );

  test("the three everybody names come first", () =>
    expect(new Set(rostered.slice(0, 3))).toEqual(new Set([ids.mcdavid, ids.crosby, ids.ovechkin])));

  test("nobody is one who has hardly played, unless he was one of the first three picks", () => {
    for (const id of pool) {
      const { games, player } = careerOf(id);
      expect(games >= 60 || (player.draftOverall ?? 99) <= 3, nameOf(id)).toBe(true);
    }
  });

  test("nobody is one who has said that he ends", () => {
    expect(facts.retiring.size).toBeGreaterThan(0);
    for (const id of facts.retiring) expect(pool, nameOf(id)).not.toContain(id);
  });

  test.each([
    ["Auston Matthews", 12],
    ["Aleksander Barkov", 25],
    ["Kirill Kaprizov", 25],
    ["Igor Shesterkin", 30],
    ["Matthew Tkachuk", 30],
    ["Brady Tkachuk", 40],
    ["Cole Caufield", 50],
    ["Trevor Zegras", 80],
  ])("%s stands where fans have him, among the first %i", (name, rank) => {
    expect(rankOf(name)).toBeGreaterThan(0);
    expect(rankOf(name)).toBeLessThanOrEqual(rank);
  });

  test("defenders stand no higher than they are spoken of: a fifth of the first twenty at most", () => {
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

  test("of two who share a name, the better known stands first", () => {
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
