import { expect, test } from "vitest";
import {
  matchesPlayerFilter,
  decodePlayers,
  type PlayerFilter,
  type PublishedPlayerRow,
} from "#rules/league/all-players";
import type { HistoricalPlayer } from "#rules/league/player";
import { person } from "./league.ts";

const anybody: PlayerFilter = { era: "all-time", team: null, position: null, country: null };

test("published ids are read whether they are steps or, as in a list from before, ids", () => {
  const plain = ["Plain", "Skater", "C", null, "CA", null, null, null, ["MTL"], 1990, 2, 1, 1];
  const row = (id: number) => [id, ...plain] as PublishedPlayerRow;
  const idsOf = (...ids: number[]) => decodePlayers(ids.map(row)).map(({ id }) => id);
  expect(idsOf(1_000_001, 1, 8_444_850, 3, 40)).toEqual([1_000_001, 1_000_002, 8_444_850, 8_444_853, 8_444_893]);
  expect(idsOf(1_000_001, 1_000_002, 8_444_850)).toEqual([1_000_001, 1_000_002, 8_444_850]);
});

test.each<[string, Partial<HistoricalPlayer>, Partial<PlayerFilter>, boolean]>([
  ["anybody of all time", { team: null }, {}, true],
  ["nobody without a roster today", { team: null }, { era: "today" }, false],
  ["somebody on a roster today", {}, { era: "today" }, true],
  ["today only those the club has now", {}, { era: "today", team: "EDM" }, false],
  ["of all time whoever played for it", {}, { team: "EDM" }, true],
  ["of all time nobody who only signed there", { clubs: ["EDM"] }, { team: "MTL" }, false],
  ["by position", {}, { position: "G" }, false],
  ["a forward whose side nobody knows under no side", { position: "F" }, { position: "L" }, false],
  ["by country", {}, { country: "CA" }, true],
  ["nobody of an unknown country under one", { country: null }, { country: "CA" }, false],
])("the players who may be drawn: %s", (_what, who, filter, may) =>
  expect(matchesPlayerFilter(person(who), { ...anybody, ...filter })).toBe(may),
);
