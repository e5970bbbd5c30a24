import { DAILY_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { scoreOf } from "#rules/shared/score";
import { firstDayOfScope, type LeaderboardScope, type Standing } from "#rules/site/leaderboard";
import { readResults } from "../../storage/results.ts";

/** Returns the sums of this browser's results that count on a leaderboard, without times; null if there are none. */
export function sumOwnResults(scope: LeaderboardScope): Standing | null {
  const { game } = scope;
  const first = firstDayOfScope(scope) ?? "";
  const results = (game === "all" ? DAILY_NAMES : [game]).flatMap((name) =>
    readResults(name)
      .filter(({ kind, mark, of }) => kind === "daily" && mark === undefined && of >= first)
      .map((result) => ({ ...result, score: scoreOf(GAME_CONFIG[name], result) })),
  );
  if (results.length === 0) return null;
  const sum = (column: "score" | "guesses" | "correct"): number =>
    results.reduce((total, result) => total + result[column], 0);
  return {
    nickname: null,
    // Without the error of adding fractions.
    score: Math.round(sum("score") * 100) / 100,
    tookMs: null,
    played: results.length,
    guesses: sum("guesses"),
    correct: sum("correct"),
    streak: null,
  };
}
