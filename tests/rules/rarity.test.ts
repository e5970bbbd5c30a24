import { describe, expect, test } from "vitest";
import {
  expectedRarity,
  mostAndLeastPicked,
  hasShares,
  findRarestPick,
  rarityOf,
  pickShareOf,
  typicalRarity,
  type CellPicks,
} from "#rules/grid/rarity";

const picks: CellPicks = {
  total: 40,
  players: [
    [7, 30],
    [8, 9],
    [9, 1],
  ],
};

test.each([
  [7, picks, 75],
  [8, picks, 22.5],
  [9, picks, 2.5],
  [10, picks, 0],
  [7, { total: 0, players: [] }, 0],
])("the share of player %d of %j is %d per cent", (player, of, share) => expect(pickShareOf(of, player)).toBe(share));

test.each([
  [0, false],
  [29, false],
  [30, true],
])("with %d picks, whether shares are shown: %s", (total, shown) => {
  expect(hasShares({ total, players: [] })).toBe(shown);
});

describe("the rarity", () => {
  const all = Array.from({ length: 9 }, () => picks);

  test.each([
    ["of an empty grid", [], 900],
    ["of one square", [[0, 9]], 802.5],
    ["of the likeliest nine", [0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) => [square, 7]), 675],
    ["of the rarest nine", [0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) => [square, 9]), 22.5],
  ] as [string, [number, number][], number][])("%s", (_, placed, rarity) => {
    expect(rarityOf(new Map(placed), all)).toBe(rarity);
  });

  test.each([null, { total: 29, players: [[9, 1]] } satisfies CellPicks])(
    "does not count until every filled square has enough picks: %j",
    (few) => {
      expect(rarityOf(new Map([[0, 9]]), [few])).toBeNull();
      expect(rarityOf(new Map([[1, 9]]), [few, picks])).toBe(802.5);
    },
  );
});

describe("the expected rarity", () => {
  const rankOf = (player: number): number => player;

  test("of an empty grid is the maximum", () => expect(expectedRarity(new Map(), [], rankOf)).toBe(900));

  test("replaces picks by weights that fall with the rank", () => {
    // 1/30 and 1/60: two thirds and one third.
    expect(expectedRarity(new Map([[0, 10]]), [[10, 40]], rankOf)).toBeCloseTo(800 + 200 / 3);
    expect(expectedRarity(new Map([[0, 40]]), [[10, 40]], rankOf)).toBeCloseTo(800 + 100 / 3);
  });

  test("counts a square without a pick in full", () =>
    expect(expectedRarity(new Map([[1, 5]]), [[4], [5]], rankOf)).toBe(900));
});

describe("the rarest of a visitor's picks", () => {
  const placed = new Map([
    [0, 8],
    [1, 9],
    [2, 7],
  ]);
  const few = { total: 29, players: [[7, 29]] } satisfies CellPicks;

  test("is the one with the lowest share, in squares with enough picks", () => {
    expect(findRarestPick(placed, [picks, picks, few])).toEqual({ square: 1, player: 9, share: 2.5, isUnbeaten: true });
    expect(findRarestPick(new Map([[0, 8]]), [picks])).toEqual({
      square: 0,
      player: 8,
      share: 22.5,
      isUnbeaten: false,
    });
  });

  test("is the first of two equally rare ones", () =>
    expect(findRarestPick(placed, [{ ...picks, players: [[8, 1]] }, picks, picks])).toMatchObject({
      square: 0,
      player: 8,
    }));

  test.each([
    ["no square has been picked for often enough", placed, [few, few, few]],
    ["nothing is known", placed, []],
    ["none was right", new Map<number, number>(), [picks, picks, picks]],
  ])("is none where %s", (_, own, told) => expect(findRarestPick(own, told)).toBeNull());
});

describe("the most and the least picked of a square", () => {
  const tied: CellPicks = {
    total: 40,
    players: [
      [7, 19],
      [8, 19],
      [9, 1],
      [10, 1],
    ],
  };
  test.each([
    ["the first of those as often picked", undefined, { most: 7, least: 9 }],
    ["one's own before them", 10, { most: 7, least: 10 }],
    ["one's own at the head", 8, { most: 8, least: 9 }],
    ["whoever was not picked", 11, { most: 7, least: 9 }],
  ])("are %s", (_, own, extremes) => expect(mostAndLeastPicked(tied, own)).toEqual(extremes));

  test("are null below five picks", () => {
    const of = (total: number) => mostAndLeastPicked({ total, players: [[7, total]] }, 7);
    expect([of(0), of(4), of(5)]).toEqual([null, null, { most: 7, least: 7 }]);
  });
});

describe("a typical full grid", () => {
  const rankOf = (player: number) => player;
  test("has one rarity if each cell has one answer", () =>
    expect(typicalRarity([[1], [2], [3]], rankOf)).toEqual([300, 300]));
  test("lies around the mean, in tens", () => {
    // Two answers of equal weight each take half of the picks.
    expect(typicalRarity(Array(2).fill([5, 5]), rankOf)).toEqual([100, 100]);
    const [low, high] = typicalRarity(Array(2).fill([1, 80]), rankOf);
    expect(low).toBeLessThan(high);
    expect([low % 10, high % 10]).toEqual([0, 0]);
  });
});
