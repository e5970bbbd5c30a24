import { expect, test } from "vitest";
import {
  numberOfResultRank,
  isHumanPace,
  checkDateAndPace,
  resultRankOf,
  scoreOf,
  shownResultOf,
} from "#rules/shared/score";
import { GAME_CONFIG } from "#rules/shared/game-config";

const { classic, career, grid } = GAME_CONFIG;
const won = (guesses: number) => ({ won: true, guesses, correct: 1 });
const LOST = { won: false, guesses: 7, correct: 0 };
const squares = (correct: number) => ({ won: correct === 9, guesses: 9, correct });

test.each([
  ["won in one", classic, won(1), 100, 1, 1],
  ["won in two", classic, won(2), 85.71, 2, 2],
  ["won in four", classic, won(4), 57.14, 4, 4],
  ["won in seven", classic, won(7), 14.29, 7, 7],
  ["won in one of six", career, won(1), 100, 1, 1],
  ["won in six of six", career, won(6), 16.67, 6, 6],
  ["won in four with a hint", classic, { ...won(4), hint: true }, 28.57, 4, 4],
  ["won in seven with a hint", classic, { ...won(7), hint: true }, 7.14, 7, 7],
  ["won in one in hard mode", classic, { ...won(1), hard: true }, 100, 1, 1],
  ["lost", classic, LOST, 0, null, null],
  ["nine squares", grid, squares(9), 100, 1, 9],
  ["eight squares", grid, squares(8), 88.89, 2, 8],
  ["one square", grid, squares(1), 11.11, 9, 1],
  ["no square", grid, squares(0), 0, null, 0],
])("score, rank and shown number of a round: %s", (_what, config, ending, score, rank, shown) => {
  expect(scoreOf(config, ending)).toBe(score);
  expect(resultRankOf(config, ending)).toBe(rank);
  expect(shownResultOf(config, ending)).toBe(shown);
  if (rank !== null) expect(numberOfResultRank(config, rank)).toBe(shown);
});

test.each([
  [true, 1, 4_999, false],
  [true, 1, 5_000, true],
  [false, 1, 1_500, true],
  [true, 2, 2_999, false],
  [true, 2, 3_000, true],
  [false, 7, 10_499, false],
  [true, 7, 10_500, true],
])("won: %s, with %i guesses in %i ms, can be a person: %s", (won, guesses, ms, human) =>
  expect(isHumanPace({ won, guesses }, ms)).toBe(human),
);

const day = "2026-11-21";
const begun = Date.parse(`${day}T23:58:00Z`);
const ending = { won: true, guesses: 4, correct: 1 };
test.each([
  ["with the last millisecond of its day, not yet", 119_999, null],
  ["from midnight on", 120_000, "late"],
  ["a week later", 7 * 86_400_000, "late"],
  ["faster than anybody plays", 5_999, "too-fast"],
  ["where the clock has gone back", -1, "too-fast"],
])("a daily counts only for its visitor %s", (_when, tookMs, mark) =>
  expect(checkDateAndPace({ every: "day" }, ending, day, begun, begun + tookMs)).toBe(mark),
);
