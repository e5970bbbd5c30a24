import { expect, test } from "vitest";
import { doubtDescriptions, type DescriptionChanges } from "#rules/league/descriptions";
import {
  doubtFigures,
  doubtSeason,
  type DoubtfulPlayer,
  type SeasonEvidence,
  type Totals,
} from "#rules/league/season-doubts";

const PAGES = { skater: 2, goalie: 1 };
const STORED = { skater: [100, 20, 40], goalie: [10, 0, 1] } satisfies Record<string, Totals>;
const page = (kind: "skater" | "goalie", totals: Totals, isEmptied = false) => ({ kind, totals, isEmptied });
const FULL = [page("skater", [60, 12, 24]), page("skater", [42, 10, 20]), page("goalie", [10, 0, 1])];
const doubtful = (count: number): DoubtfulPlayer[] => Array.from({ length: count }, (_, id) => [id, "fewer games"]);

test.each<[what: string, changed: Partial<SeasonEvidence>, doubt: RegExp | null]>([
  ["are right", {}, null],
  [
    "are all empty",
    { pages: [page("skater", [0, 0, 0], true), page("goalie", [0, 0, 0], true)] },
    /^no skaters and no goalies, though the season has begun$/,
  ],
  ["have an empty first page", { pages: [page("skater", [0, 0, 0], true), ...FULL] }, /^no skaters, though/],
  ["have twenty doubtful players", { doubtful: doubtful(20) }, null],
  ["have more", { doubtful: doubtful(21) }, /^21 players with doubtful figures, such as 0: fewer games$/],
  ["lack players", { pages: [page("skater", [60, 12, 24]), page("skater", [0, 0, 0])] }, /^the skaters have 60 games/],
  ["lack a page, so that sums cannot be compared", { pages: [page("skater", [60, 12, 24])] }, null],
  ["lose three goals to corrections", { stored: { ...STORED, skater: [100, 25, 40] } }, null],
  ["lose four", { stored: { ...STORED, skater: [100, 26, 40] } }, /22 goals .* after 100 games, 26 goals/],
])("statistics of a season that %s", (_what, changed, doubt) => {
  const told = doubtSeason({ pages: FULL, doubtful: [], stored: STORED, ...changed }, PAGES);
  if (doubt === null) expect(told).toBeNull();
  else expect(told).toMatch(doubt);
});

test.each<[what: string, was: Totals, is: Totals, isDoubtful: boolean]>([
  ["a game, three goals and two points lost to corrections", [10, 4, 6], [10, 1, 7], false],
  ["five goals in a game, and ten points", [10, 4, 6], [11, 9, 11], false],
  ["three more assists without a game", [10, 4, 6], [10, 4, 9], false],
  ["ninety games, the first of them tonight", [0, 0, 0], [90, 40, 50], false],
  ["fewer games", [10, 4, 6], [9, 4, 6], true],
  ["four goals less", [10, 4, 6], [11, 0, 10], true],
  ["four assists less", [10, 4, 6], [11, 8, 2], true],
  ["four points less, two of each", [10, 4, 6], [11, 2, 4], true],
  ["six goals in a game", [10, 4, 6], [11, 10, 6], true],
  ["eleven points in a game", [10, 4, 6], [11, 9, 12], true],
  ["four more assists without a game", [10, 4, 6], [10, 4, 10], true],
  ["ninety-one games", [90, 40, 50], [91, 40, 50], true],
])("a player with %s: %j, then %j, is doubtful: %s", (_what, was, is, isDoubtful) =>
  expect(doubtFigures(was, is) !== null).toBe(isDoubtful),
);

test.each<
  [what: string, count: number, change: DescriptionChanges["described"][number][1], days: number, isDoubted: boolean]
>([
  ["positions of twenty", 20, { position: "D" }, 0, false],
  ["positions of more", 21, { position: "D" }, 0, true],
  ["positions of more in two days", 21, { position: "D" }, 2, false],
  ["weights of any number", 300, { weightKg: 90 }, 0, false],
])("other %s players are doubted as a whole: %#", (_what, count, change, days, isDoubted) => {
  const described = Array.from({ length: count }, (_, id): DescriptionChanges["described"][number] => [id, change]);
  expect(doubtDescriptions({ described, doubtful: [] }, days) !== null).toBe(isDoubted);
});
