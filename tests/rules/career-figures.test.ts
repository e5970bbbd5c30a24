import { expect, test } from "vitest";
import { goalieStatistics, skaterStatistics } from "#rules/league/career-statistics";
import type { GoalieStint } from "#rules/league/season";

const season: GoalieStint = [20232024, "MIN", 40, 0, 1, 20, 15, 5, 3, 100, 1000];

test("a sum of known seasons is a total", () => {
  expect(goalieStatistics([season, season])).toEqual([80, 40, 30, 6, 0.9]);
  expect(skaterStatistics([season, season])).toEqual([80, 0, 2, 2]);
});

test.each<[what: string, unknown: GoalieStint, goalie: (number | null)[], skater: (number | null)[]]>([
  ["shutouts", season.with(8, null) as GoalieStint, [80, 40, 30, null, 0.9], [80, 0, 2, 2]],
  ["shots", season.with(10, null) as GoalieStint, [80, 40, 30, 6, null], [80, 0, 2, 2]],
  ["assists", season.with(4, null) as GoalieStint, [80, 40, 30, 6, 0.9], [80, 0, null, null]],
])("a sum over a season of unknown %s is no total", (_what, unknown, goalie, skater) => {
  expect(goalieStatistics([season, unknown])).toEqual(goalie);
  expect(skaterStatistics([season, unknown])).toEqual(skater);
});
