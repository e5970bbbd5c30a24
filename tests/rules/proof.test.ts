import { expect, test } from "vitest";
import { checkCriterion } from "#rules/grid/criterion-check";
import { isMadeWithClub } from "../../seed/partners.ts";
import { answersOf, careerOf, careers, ids, prove, recordOf, sets } from "../seed/league.ts";

// What a proof says is tested by its words: tests/client/proof-words.test.ts.
test.each([
  ["club:EDM", "cup"],
  ["season:50-goals", "club:COL"],
  ["season:100-points", "club:SJS"],
  ["trophy:hart", "club:BOS"],
  ["club:COL", "draft:by-club"],
  ["club:CAR", "country:FI"],
  ["club:WPG", "club:COL"],
  ["career:500-goals", "debut:teenager"],
])("whoever is an answer to %s × %s fits both, and nobody else does", (row, column) => {
  const proven = [...careers.keys()].filter((id) => prove(row, column, id)?.every(({ met }) => met));
  expect(proven.sort((a, b) => a - b)).toEqual(answersOf(row, column));
  expect(answersOf(column, row)).toEqual(answersOf(row, column));
  expect(prove(column, row, ids.gretzky)).toEqual(prove(row, column, ids.gretzky)?.toReversed());
});

test("every criterion that can be dealt has a proof, and no other", () => {
  const record = recordOf(careerOf(ids.gretzky));
  const known = sets.map(({ key }) => key).filter((key) => !isMadeWithClub(key));
  const unknown = ["career:7-goals-a-night", "season:best", "draft:last", "shoe-size"];
  const proven = [...known, ...unknown].filter((key) => checkCriterion(key, null, record, (code) => code) !== null);
  expect(proven).toEqual(known);
});
