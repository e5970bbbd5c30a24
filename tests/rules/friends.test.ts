import { expect, test } from "vitest";
import { friendsPointsOf, computeWeekTable, type FinishedDaily, type FinishedWeek } from "#rules/site/friends";
import { packSquares, shareSquaresIn, unpackSquares } from "#rules/share-squares";

const finish = (over: Partial<FinishedDaily> = {}): FinishedDaily => ({
  won: true,
  guesses: 4,
  correct: 1,
  squares: null,
  ...over,
});

const LOST = finish({ won: false });

test.each([
  ["a win", "classic", {}, 2],
  ["three guesses", "classic", { guesses: 3 }, 3],
  ["a game that was lost", "classic", { won: false, guesses: 7 }, 1],
  ["a full grid, however many shots", "grid", { guesses: 9, correct: 9 }, 3],
  ["a grid with seven", "grid", { guesses: 9, correct: 7 }, 2],
  ["a grid with six", "grid", { won: false, guesses: 9, correct: 6 }, 1],
  ["a grid with three", "grid", { won: false, guesses: 9, correct: 3 }, 1],
  ["a grid with two", "grid", { won: false, guesses: 2, correct: 2 }, 0],
  ["two lines of guesses", "classic", { guesses: 2, mark: "late" }, 0],
] as const)("a friend's points for %s", (_what, game, ending, points) => {
  expect(friendsPointsOf(game, finish(ending))).toBe(points);
});

test("a week's table is ordered by points, then wins; equal members share a rank, and games that the viewer has not finished today do not count", () => {
  const today = "2026-11-21";
  const member = (name: string, finished: FinishedWeek) => ({ name, finished });
  const rows = (thawed: ("classic" | "face")[]) =>
    computeWeekTable(
      [
        member("lost four", { "2026-11-20": { classic: LOST, face: LOST, roster: LOST }, [today]: { classic: LOST } }),
        member("won twice", { "2026-11-19": { classic: finish() }, "2026-11-20": { face: finish() } }),
        member("the same", { "2026-11-18": { roster: finish(), career: finish() } }),
        member("of today", { [today]: { classic: finish({ guesses: 2 }), face: finish({ guesses: 2 }) } }),
        member("away", {}),
      ],
      today,
      new Set(thawed),
    ).map(({ name, rank, points, wins }) => [name, rank, points, wins]);
  expect(rows([])).toEqual([
    ["won twice", 1, 4, 2],
    ["the same", 1, 4, 2],
    ["lost four", 3, 3, 0],
    ["of today", 4, 0, 0],
    ["away", 4, 0, 0],
  ]);
  expect(rows(["classic", "face"])).toEqual([
    ["of today", 1, 6, 2],
    ["won twice", 2, 4, 2],
    ["the same", 2, 4, 2],
    ["lost four", 4, 4, 0],
    ["away", 5, 0, 0],
  ]);
});

test("squares are unchanged after packing and unpacking; a grid keeps its order", () => {
  const squares = [["miss", "near", "match"], ["match"]] as const;
  expect(packSquares(squares)).toBe("xnm/m");
  expect(unpackSquares("xnm/m")).toEqual(squares);
  expect(unpackSquares("")).toEqual([]);
  const shot = (square: number, correct: boolean) => ({ guess: { square, player: 1 }, clue: { correct } });
  expect(packSquares(shareSquaresIn("grid", [shot(0, true), shot(4, false), shot(8, true)]))).toBe("mxx/xxx/xxm");
});
