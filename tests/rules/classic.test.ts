import { describe, expect, test } from "vitest";
import { classic, comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import type { PublishedPlayer } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import { shareSquaresIn } from "#rules/share-squares";
import { everyDraw } from "./every-draw.ts";
import { facts, player } from "./league.ts";

type Values = Partial<PublishedPlayer>;

/** Values of the answer and of the guess, and the verdict with its arrow. */
const MARKS: [clue: ClassicClueName, answer: Values, guess: Values, mark: string][] = [
  ["team", { team: "MTL" }, { team: "MTL" }, "match none"],
  ["team", { team: "MTL", clubs: ["MTL"] }, { team: "TOR" }, "miss none"],
  ["team", { team: "MTL", clubs: ["TOR", "MTL"] }, { team: "TOR" }, "near none"],
  ["team", { team: "MTL" }, { team: "TOR", clubs: ["MTL", "TOR"] }, "miss none"],
  // Traded, and yet to play for his team.
  ["team", { team: "MTL", clubs: ["EDM"] }, { team: "MTL" }, "match none"],
  ["conference", { team: "MTL" }, { team: "TOR" }, "match none"],
  ["conference", { team: "MTL" }, { team: "EDM" }, "miss none"],
  ["number", { number: 87 }, { number: 87 }, "match none"],
  ["number", { number: 25 }, { number: 20 }, "near up"],
  ["number", { number: 15 }, { number: 20 }, "near down"],
  ["number", { number: 26 }, { number: 20 }, "miss up"],
  ["number", { number: 14 }, { number: 20 }, "miss down"],
  ["position", { position: "G" }, { position: "G" }, "match none"],
  ["position", { position: "C" }, { position: "L" }, "near none"],
  ["position", { position: "L" }, { position: "R" }, "near none"],
  ["position", { position: "C" }, { position: "D" }, "miss none"],
  ["position", { position: "D" }, { position: "G" }, "miss none"],
  ["country", { country: "FI" }, { country: "FI" }, "match none"],
  ["country", { country: "FI" }, { country: "SE" }, "miss none"],
  ["age", { birth: "1996-11-21" }, { birth: "1996-01-01" }, "match none"],
  // A birthday tomorrow.
  ["age", { birth: "1996-11-22" }, { birth: "1996-11-21" }, "near down"],
  ["age", { birth: "1994-01-01" }, { birth: "1996-01-01" }, "near up"],
  ["age", { birth: "1993-01-01" }, { birth: "1996-01-01" }, "miss up"],
  ["age", { birth: "1999-01-01" }, { birth: "1996-01-01" }, "miss down"],
  ["age", { birth: "2004-02-29" }, { birth: "2004-03-01" }, "match none"],
  ["overall", { overall: 1 }, { overall: 1 }, "match none"],
  ["overall", { overall: 60 }, { overall: 50 }, "near up"],
  ["overall", { overall: 40 }, { overall: 50 }, "near down"],
  ["overall", { overall: 61 }, { overall: 50 }, "miss up"],
  ["overall", { overall: 39 }, { overall: 50 }, "miss down"],
  ["overall", { overall: null }, { overall: null }, "match none"],
  ["overall", { overall: null }, { overall: 50 }, "miss none"],
  ["overall", { overall: 50 }, { overall: null }, "miss none"],
  ["points", { points: 0 }, { points: 0 }, "match none"],
  ["points", { points: 15 }, { points: 5 }, "near up"],
  ["points", { points: 16 }, { points: 5 }, "miss up"],
  ["points", { points: 1100 }, { points: 1000 }, "near up"],
  ["points", { points: 900 }, { points: 1000 }, "near down"],
  ["points", { points: 1101 }, { points: 1000 }, "miss up"],
  ["points", { points: 899 }, { points: 1000 }, "miss down"],
  ["points", { position: "G", points: 3 }, { position: "G", points: 12 }, "near down"],
];

describe("the clues of Classic", () => {
  test.each(MARKS)("%s: %o, guessed %o, is %s", (clue, answer, guess, expected) => {
    const world = facts(player({ ...answer, id: 1 }), player({ ...guess, id: 2 }));
    const mark = comparePlayers(findPlayer(world, 1), findPlayer(world, 2))[clue];
    expect(`${mark?.verdict} ${mark?.arrow}`).toBe(expected);
  });

  test("the answer itself matches on every clue, also on unknown values", () => {
    const world = facts(player({ number: null, points: null, birth: null, overall: null, draftYear: null }));
    const clue = classic.judge({ facts: world, secret: 1, data: null }, 1);
    for (const name of CLASSIC_CLUES) expect(clue[name]?.verdict, name).toBe("match");
  });

  const known = { number: 20, points: 20, birth: "1996-01-01" } as const;
  const unknown = { number: null, points: null, birth: null };
  test.each<[whose: string, answer: Values, guess: Values]>([
    ["the answer's", unknown, known],
    ["the guess's", known, unknown],
    ["both", unknown, unknown],
  ])(
    "an unknown number, age and points are not compared, and are misses of the share text: %s",
    (_whose, answer, guess) => {
      const world = facts(player({ ...answer, id: 1 }), player({ ...guess, id: 2 }));
      const clue = comparePlayers(findPlayer(world, 1), findPlayer(world, 2));
      expect(clue).toMatchObject({ number: null, age: null, points: null });
      expect(shareSquaresIn("classic", [{ guess: 2, clue }])).toEqual([
        ["match", "match", "miss", "match", "match", "miss", "match", "miss"],
      ]);
    },
  );

  test("there are eight verdicts next to the headshot, in the order of the board", () =>
    expect(CLASSIC_CLUES).toEqual(["team", "conference", "number", "position", "country", "age", "overall", "points"]));
});

describe("an answer without a number", () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const world = facts(...ids.map((id) => player({ id, fame: id, number: id % 2 === 0 ? null : 20 })));
  /** Returns whether a number may be missing, with an answer so many days before or after. */
  const mayBeNumberless = (answer: number, days: number): boolean =>
    everyDraw((pick) => classic.deal(world, "2026-11-21", new Map([[String(answer), days]]), pick)).some(
      (id) => id % 2 === 0,
    );

  test.each([
    [2, 1, false],
    [2, 10, false],
    [2, 11, true],
    [2, 0, true],
    [1, 1, true],
  ])("comes at most three times a month: with answer %i, %i days away, %s", (answer, days, expected) =>
    expect(mayBeNumberless(answer, days)).toBe(expected),
  );
});

describe("practice", () => {
  const world = facts(
    ...Array.from({ length: 400 }, (_, index) =>
      player({ id: index + 1, fame: index + 1, team: ["MTL", "TOR", "EDM"][index % 3] ?? "MTL" }),
    ),
  );
  const last = (count: number) => count - 1;
  test("best known stops at 300", () =>
    expect(classic.dealPractice(world, { players: "best-known" }, last, 1)).toBe(300));
  test("today's answer is as likely as any other", () =>
    expect(classic.dealPractice(world, { players: "team", team: "EDM" }, last, 399)).toBe(399));
});
