import { describe, expect, test } from "vitest";
import { hasShares, rarityOf, shareOf, type SquarePicks } from "#rules/rarity";

const picks: SquarePicks = {
  total: 40,
  players: [
    [7, 30],
    [8, 9],
    [9, 1],
  ],
};

test.each([
  [7, 75],
  [8, 22.5],
  [9, 2.5],
  [10, 0],
])("the share of player %d is %d per cent", (player, share) => {
  expect(shareOf(picks, player)).toBe(share);
});

test("of no picks, nobody has a share", () => expect(shareOf({ total: 0, players: [] }, 7)).toBe(0));

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

  test.each([null, { total: 0, players: [] }])(
    "counts a square of which nothing is known as one without a pick: %j",
    (nothing) => {
      expect(rarityOf(new Map([[0, 9]]), [nothing])).toBe(900);
    },
  );
});
