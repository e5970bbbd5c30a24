import { expect, test } from "vitest";
import { CAREER_CLUES } from "#rules/career/clues";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { careerClues } from "../../client/games/career/clues.tsx";
import { classicClues } from "../../client/games/classic/clues.tsx";
import { legendsClues } from "../../client/games/legends/clues.tsx";
import type { PlayerRegistry } from "../../client/data/people.ts";
import { FIXTURES, NEAR, viewAfter } from "./game-rounds.ts";

// A board shows its list without the rules, and squares are in the order of the rules.
test("boards have the clues in the order of the rules", () => {
  expect(Object.keys(classicClues.shown)).toEqual(CLASSIC_CLUES);
  expect(Object.keys(careerClues.shown)).toEqual(CAREER_CLUES);
  expect(Object.keys(legendsClues.shown)).toEqual(LEGENDS_CLUES);
});

test("a guess who was at all clubs of a career was at every stop, also where a club comes twice", () => {
  const league = { ...(FIXTURES.career.league as PlayerRegistry), stops: 3 };
  const clue = viewAfter("career", [NEAR]).tries[0]?.clue ?? expect.fail("no clue");
  const of = ["QUE", "MTL"].map((team) => ({ team, isShared: true }));
  for (const [verdict, known] of [
    ["match", 3],
    ["near", 2],
  ] as const) {
    const judged = { ...clue, common: { ...clue.common, clubs: { verdict, of } } };
    expect(careerClues.read(league, NEAR, judged).values.clubs?.known).toBe(known);
  }
});
