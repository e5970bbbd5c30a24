import { describe, expect, test } from "vitest";
import { isConsistentWith, classic, comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import type { PublishedPlayer } from "#rules/league/rostered-players";
import { findPlayer, type RosteredPlayer } from "#rules/league/player";
import { shareSquaresIn } from "#rules/share-squares";
import { facts, player } from "./league.ts";

type Row = [
  what: string,
  clue: ClassicClueName,
  answer: Partial<PublishedPlayer>,
  guess: Partial<PublishedPlayer>,
  verdict: string,
  arrow: string,
];

const table: Row[] = [
  ["same team", "team", { team: "MTL" }, { team: "MTL" }, "match", "none"],
  ["another team, never played there", "team", { team: "MTL", clubs: ["MTL"] }, { team: "TOR" }, "miss", "none"],
  [
    "the secret has played for the guess's team",
    "team",
    { team: "MTL", clubs: ["TOR", "MTL"] },
    { team: "TOR" },
    "near",
    "none",
  ],
  [
    "the guess has played for the secret's team",
    "team",
    { team: "MTL" },
    { team: "TOR", clubs: ["MTL", "TOR"] },
    "miss",
    "none",
  ],
  ["traded and yet to play for his team", "team", { team: "MTL", clubs: ["EDM"] }, { team: "MTL" }, "match", "none"],

  ["same conference", "conference", { team: "MTL" }, { team: "TOR" }, "match", "none"],
  ["other conference", "conference", { team: "MTL" }, { team: "EDM" }, "miss", "none"],

  ["same number", "number", { number: 87 }, { number: 87 }, "match", "none"],
  ["number 5 higher", "number", { number: 25 }, { number: 20 }, "near", "up"],
  ["number 5 lower", "number", { number: 15 }, { number: 20 }, "near", "down"],
  ["number 6 higher", "number", { number: 26 }, { number: 20 }, "miss", "up"],
  ["number 6 lower", "number", { number: 14 }, { number: 20 }, "miss", "down"],

  ["same position", "position", { position: "G" }, { position: "G" }, "match", "none"],
  ["both forwards, centre and left", "position", { position: "C" }, { position: "L" }, "near", "none"],
  ["both forwards, left and right", "position", { position: "L" }, { position: "R" }, "near", "none"],
  ["forward and defenceman", "position", { position: "C" }, { position: "D" }, "miss", "none"],
  ["defenceman and goalie", "position", { position: "D" }, { position: "G" }, "miss", "none"],

  ["same country", "country", { country: "FI" }, { country: "FI" }, "match", "none"],
  ["other country", "country", { country: "FI" }, { country: "SE" }, "miss", "none"],

  ["same age on the day", "age", { birth: "1996-11-21" }, { birth: "1996-01-01" }, "match", "none"],
  [
    "a birthday tomorrow still counts as younger",
    "age",
    { birth: "1996-11-22" },
    { birth: "1996-11-21" },
    "near",
    "down",
  ],
  ["two years older", "age", { birth: "1994-01-01" }, { birth: "1996-01-01" }, "near", "up"],
  ["three years older", "age", { birth: "1993-01-01" }, { birth: "1996-01-01" }, "miss", "up"],
  ["three years younger", "age", { birth: "1999-01-01" }, { birth: "1996-01-01" }, "miss", "down"],
  ["leap-day birthday", "age", { birth: "2004-02-29" }, { birth: "2004-03-01" }, "match", "none"],

  ["same pick", "overall", { overall: 1 }, { overall: 1 }, "match", "none"],
  ["pick 10 later", "overall", { overall: 60 }, { overall: 50 }, "near", "up"],
  ["pick 10 earlier", "overall", { overall: 40 }, { overall: 50 }, "near", "down"],
  ["pick 11 later", "overall", { overall: 61 }, { overall: 50 }, "miss", "up"],
  ["pick 11 earlier", "overall", { overall: 39 }, { overall: 50 }, "miss", "down"],
  ["both undrafted", "overall", { overall: null }, { overall: null }, "match", "none"],
  ["the secret undrafted: no arrow", "overall", { overall: null }, { overall: 50 }, "miss", "none"],
  ["the guess undrafted: no arrow", "overall", { overall: 50 }, { overall: null }, "miss", "none"],

  ["same points", "points", { points: 0 }, { points: 0 }, "match", "none"],
  ["10 points more among few", "points", { points: 15 }, { points: 5 }, "near", "up"],
  ["11 points more among few", "points", { points: 16 }, { points: 5 }, "miss", "up"],
  ["a tenth of the guess's points more", "points", { points: 1100 }, { points: 1000 }, "near", "up"],
  ["a tenth of the guess's points less", "points", { points: 900 }, { points: 1000 }, "near", "down"],
  ["one point beyond a tenth", "points", { points: 1101 }, { points: 1000 }, "miss", "up"],
  ["one point below a tenth", "points", { points: 899 }, { points: 1000 }, "miss", "down"],
  [
    "two goalies with a few assists",
    "points",
    { position: "G", points: 3 },
    { position: "G", points: 12 },
    "near",
    "down",
  ],
];

describe("the clues of Classic", () => {
  test.each(table)("%s", (_what, clue, answer, guess, verdict, arrow) => {
    const world = facts(player({ ...answer, id: 1 }), player({ ...guess, id: 2 }));
    expect(comparePlayers(findPlayer(world, 1), findPlayer(world, 2))[clue]).toEqual({ verdict, arrow });
  });

  test("the answer itself matches on every clue, also on unknown values", () => {
    const world = facts(player({ number: null, points: null, birth: null, overall: null, draftYear: null }));
    const clue = classic.judge({ facts: world, secret: 1, data: null }, 1);
    for (const name of CLASSIC_CLUES) expect(clue[name]?.verdict, name).toBe("match");
  });

  const known = { number: 20, points: 20, birth: "1996-01-01" } as const;
  const unknown = { number: null, points: null, birth: null };
  test.each<[whose: string, answer: Partial<PublishedPlayer>, guess: Partial<PublishedPlayer>]>([
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

  test.each<[clue: "number" | "age" | "points", known: Partial<PublishedPlayer>, unknown: Partial<PublishedPlayer>]>([
    ["number", { number: 20 }, { number: null }],
    ["age", { birth: "1996-01-01" }, { birth: null }],
    ["points", { points: 20 }, { points: null }],
  ])("an unknown %s rules out no player of whom it is unknown too", (name, known, unknown) => {
    const world = facts(player({ ...known, id: 1 }), player({ ...unknown, id: 2 }), player({ ...unknown, id: 3 }));
    const [one, two, three] = [1, 2, 3].map((id) => findPlayer(world, id)) as [
      RosteredPlayer,
      RosteredPlayer,
      RosteredPlayer,
    ];
    const clue = comparePlayers(two, one);
    expect(isConsistentWith(name, clue[name], three, one)).toBe(true);
    expect(isConsistentWith(name, clue[name], one, one)).toBe(false);
  });

  test("there are eight verdicts next to the headshot, in the order of the board", () =>
    expect(CLASSIC_CLUES).toEqual(["team", "conference", "number", "position", "country", "age", "overall", "points"]));
});

describe("guesses", () => {
  const puzzle = { facts: facts(player({ id: 1 }), player({ id: 2 })), secret: 1, data: null };
  test.each([[3], ["1"], [null], [1.5], [{}], [undefined], [NaN]])("%j is no player", (raw) =>
    expect(classic.accept(puzzle, raw, [])).toEqual({ ok: false, refusal: "unknown-player" }),
  );
  test("a repeat is rejected", () =>
    expect(classic.accept(puzzle, 2, [1, 2])).toEqual({ ok: false, refusal: "repeated-guess" }));
  test("any other player is accepted", () => expect(classic.accept(puzzle, 2, [1])).toEqual({ ok: true, guess: 2 }));
});

describe("an answer without a number", () => {
  const saturday = "2026-11-21";
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const world = facts(...ids.map((id) => player({ id, fame: id, number: id % 2 === 0 ? null : 20 })));
  /** Returns whether a number may be missing, with an answer so many days before or after. */
  const mayBeNumberless = (answer: number, days: number): boolean =>
    ids.some((at) => {
      const drawn = classic.deal(world, saturday, new Map([[String(answer), days]]), (count) => at % count);
      return drawn % 2 === 0;
    });

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
  test("all players include the least known", () =>
    expect(classic.dealPractice(world, { players: "everyone" }, last, 1)).toBe(400));
  test("best known stops at 300", () =>
    expect(classic.dealPractice(world, { players: "best-known" }, last, 1)).toBe(300));
  test("one team stays within it", () =>
    expect(classic.dealPractice(world, { players: "team", team: "EDM" }, last, 1)).toBe(399));
  test("today's answer is as likely as any other", () =>
    expect(classic.dealPractice(world, { players: "team", team: "EDM" }, last, 399)).toBe(399));
  test("a team without players leaves no player to draw", () =>
    expect(() => classic.dealPractice(world, { players: "team", team: "QUE" }, last, 1)).toThrow(RangeError));
});
