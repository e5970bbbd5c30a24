import { describe, expect, test } from "vitest";
import { ANSWER_POOL } from "#rules/draw";
import { careerOf, careers, facts, fame, ids } from "./league.ts";

const byFame = (players: Iterable<number>): number[] =>
  [...players].sort((a, b) => (fame.get(b) ?? 0) - (fame.get(a) ?? 0) || a - b);
const nameOf = (id: number): string => `${careerOf(id).player.first} ${careerOf(id).player.last}`;

const rostered = byFame(facts.rosters.map(({ player }) => player));
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
    "Anže Kopitar",
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

  test("nobody is one who has hardly played, unless the draft made him known", () => {
    for (const id of pool) {
      const { games, player } = careerOf(id);
      expect(games >= 35 || (player.draftOverall ?? 99) <= 5, nameOf(id)).toBe(true);
    }
  });

  test("every position has a fair share", () => {
    const share = (position: string): number => pool.filter((id) => careerOf(id).player.position === position).length;
    expect(share("G")).toBeGreaterThanOrEqual(35);
    expect(share("G")).toBeLessThanOrEqual(45);
    expect(share("D")).toBeGreaterThanOrEqual(75);
    expect(share("D")).toBeLessThanOrEqual(90);
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
