import { DAILY_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { scoreOf } from "#rules/shared/score";
import type { Standing } from "#rules/site/leaderboard";
import { readResults } from "../../storage/results.ts";

/** Returns the sums of this browser's results that count on the leaderboard of all time; null if there are none. */
export function sumOwnResults(game: GameName | "all"): Standing | null {
  const results = (game === "all" ? DAILY_NAMES : [game]).flatMap((name) =>
    readResults(name)
      .filter(({ kind, mark }) => kind === "daily" && mark === undefined)
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
