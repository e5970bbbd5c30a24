import { describe, expect, test } from "vitest";
import { computeCleanSweeps } from "#rules/shared/clean-sweep";
import { addDays, type Day } from "#rules/shared/day";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";

const TODAY = "2026-12-02";

const round = (of: Day, won: boolean, kind: Result["kind"] = "daily"): Result => ({
  of,
  kind,
  won,
  guesses: 3,
  correct: Number(won),
});

/**
 * Builds results from one sign per day, today last: `W` all won, `L` one lost, `P` one not played, `A` one won in the
 * archive, `-` none played. The one is `odd`.
 */
function played(signs: string, odd: DailyName): Record<DailyName, Result[]> {
  const results = Object.fromEntries(DAILY_NAMES.map((game) => [game, [] as Result[]])) as Record<DailyName, Result[]>;
  [...signs].forEach((sign, at) => {
    const day = addDays(TODAY, at - signs.length + 1);
    for (const game of DAILY_NAMES) {
      if (sign === "-" || (game === odd && sign === "P")) continue;
      results[game].push(round(day, game !== odd || sign !== "L", game === odd && sign === "A" ? "archive" : "daily"));
    }
  });
  return results;
}

describe("a clean sweep is a day with every daily won", () => {
  test.each([
    // days, current run, best run
    ["", 0, 0, 0],
    ["W", 1, 1, 1],
    ["L", 0, 0, 0],
    ["P", 0, 0, 0],
    ["A", 0, 0, 0],
    ["WWW", 3, 3, 3],
    ["WWP", 2, 2, 2],
    ["WW-", 2, 2, 2],
    ["WWA", 2, 2, 2],
    ["WWL", 2, 0, 2],
    ["WPW", 2, 1, 1],
    ["WLW", 2, 1, 1],
    ["WAW", 2, 1, 1],
    ["WW-W--", 3, 0, 2],
    ["WWW-WW", 5, 2, 3],
  ])("%j: %i, %i in a row, %i at best", (signs, count, streak, bestStreak) => {
    for (const odd of DAILY_NAMES) {
      const sheets = computeCleanSweeps(played(signs, odd), TODAY);
      expect([odd, sheets.days.length, sheets.streak, sheets.bestStreak]).toEqual([odd, count, streak, bestStreak]);
    }
  });

  test("returns the days in order, for any order of results", () => {
    const results = played("WLWW", "classic");
    for (const game of DAILY_NAMES) results[game].reverse();
    expect(computeCleanSweeps(results, TODAY).days).toEqual(["2026-11-29", "2026-12-01", TODAY]);
  });

  test("requires all squares of the Grid", () => {
    const results = {
      ...played("W", "grid"),
      grid: [{ of: TODAY, kind: "daily" as const, won: false, guesses: 9, correct: 8 }],
    };
    expect(computeCleanSweeps(results, TODAY)).toEqual({ days: [], streak: 0, bestStreak: 0 });
  });
});
