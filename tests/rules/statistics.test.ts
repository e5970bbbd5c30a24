import { describe, expect, test } from "vitest";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { computeStatistics, type Result } from "#rules/shared/statistics";

const { classic, grid, legends } = GAME_CONFIG;
const daily = (of: string, won: boolean, guesses = 4): Result => ({
  of,
  kind: "daily",
  won,
  guesses,
  correct: won ? 1 : 0,
});

describe("statistics of a daily game", () => {
  test("nothing played", () =>
    expect(computeStatistics(classic, [], "2026-11-21")).toEqual({
      played: 0,
      wins: 0,
      winRate: 0,
      streak: 0,
      bestStreak: 0,
      average: null,
      distribution: [0, 0, 0, 0, 0, 0, 0],
      archive: { played: 0, wins: 0 },
    }));

  test("wins, average and distribution count only wins", () => {
    const results = [daily("2026-11-19", true, 3), daily("2026-11-20", false, 7), daily("2026-11-21", true, 6)];
    expect(computeStatistics(classic, results, "2026-11-21")).toMatchObject({
      played: 3,
      wins: 2,
      winRate: 2 / 3,
      average: 4.5,
      distribution: [0, 0, 1, 0, 0, 1, 0],
    });
  });

  test("archive rounds count separately", () => {
    const archived = (of: string, won: boolean): Result => ({ ...daily(of, won, 2), kind: "archive" });
    const results = [daily("2026-11-21", true), archived("2026-11-20", true), archived("2026-11-19", false)];
    expect(computeStatistics(classic, results, "2026-11-21")).toMatchObject({
      played: 1,
      wins: 1,
      winRate: 1,
      average: 4,
      distribution: [0, 0, 0, 1, 0, 0, 0],
      streak: 1,
      bestStreak: 1,
      archive: { played: 2, wins: 1 },
    });
  });

  test.each([
    ["with today still open", ["18", "19"], 2],
    ["with today won", ["18", "19", "21"], 3],
    ["without a win before it", ["17", "18"], 0],
  ])("a round of yesterday that is still running keeps the streak open: %s", (_what, won, streak) => {
    const results = won.map((day) => daily(`2026-11-${day}`, true));
    expect(computeStatistics(classic, results, "2026-11-21", "2026-11-20").streak).toBe(streak);
  });
});

test("practice counts wins in a row, in order", () => {
  const results = [true, true, false, true].map((won, index): Result => ({
    ...daily(`r${index}`, won, 5),
    kind: "practice",
  }));
  expect(computeStatistics(classic, results, null)).toMatchObject({ streak: 1, bestStreak: 2, played: 4 });
});

test("a game with several answers counts correct ones, won or not", () => {
  const squares = (day: string, correct: number): Result => ({ ...daily(day, correct === 9, 9), correct });
  const results = [squares("2026-11-19", 9), squares("2026-11-20", 6), squares("2026-11-21", 0)];
  expect(computeStatistics(grid, results, "2026-11-21")).toMatchObject({
    played: 3,
    wins: 1,
    streak: 0,
    bestStreak: 1,
    average: 2.5,
    distribution: [1, 0, 0, 1, 0, 0, 0, 0, 0],
  });
});

describe("the streak of a weekly game counts weeks", () => {
  const results = ["2026-11-01", "2026-11-08", "2026-11-15"].map((sunday) => daily(sunday, true));
  test.each([
    ["in the week of the last win", "2026-11-21", 3],
    ["while this week's is still open", "2026-11-28", 3],
    ["once a week was missed", "2026-11-29", 0],
  ])("%s", (_when, today, streak) =>
    expect(computeStatistics(legends, results, today)).toMatchObject({ streak, bestStreak: 3 }),
  );
});
