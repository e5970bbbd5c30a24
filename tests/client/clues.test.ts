import { expect, test } from "vitest";
import { CAREER_CLUES } from "#rules/career/clues";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { careerClues } from "../../client/games/career/clues.tsx";
import { classicClues } from "../../client/games/classic/clues.tsx";
import { legendsClues } from "../../client/games/legends/clues.tsx";

// A board shows its list without the rules, and squares are in the order of the rules.
test("boards have the clues in the order of the rules", () => {
  expect(Object.keys(classicClues.shown)).toEqual(CLASSIC_CLUES);
  expect(Object.keys(careerClues.shown)).toEqual(CAREER_CLUES);
  expect(Object.keys(legendsClues.shown)).toEqual(LEGENDS_CLUES);
});
