import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Ending } from "#rules/score";
import type { Result } from "#rules/statistics";
import type { Env } from "../env.ts";
import type { FinishedRound } from "../messages.ts";

/** Records a finished round. The first of a puzzle and visitor stands, so it may be tried again. */
export async function insertResult(env: Env, round: FinishedRound): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, mark, counted, ranked, picks, finished_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
    .bind(
      round.visitor,
      round.game,
      round.day,
      round.kind,
      Number(round.won),
      round.guesses,
      round.correct,
      Math.round(round.score * 100),
      round.tookMs,
      round.mark,
      Number(round.counted),
      Number(round.ranked),
      round.picks && JSON.stringify(round.picks),
      round.finishedAt,
    )
    .run();
}

/** Whether a visitor has a result of a day's puzzle. */
export async function hasResult(env: Env, visitor: string, game: GameName, day: Day): Promise<boolean> {
  const found = await env.DB.prepare("SELECT 1 FROM results WHERE visitor = ? AND game = ? AND day = ?")
    .bind(visitor, game, day)
    .first();
  return found !== null;
}

/** Everything a visitor has finished in a game, in the order in which it was finished. */
export async function readResultsOf(env: Env, visitor: string): Promise<(Result & { game: string })[]> {
  const { results } = await env.DB.prepare(
    "SELECT game, day, kind, won, guesses, correct FROM results WHERE visitor = ? ORDER BY finished_at",
  )
    .bind(visitor)
    .all<{ game: string; day: Day; kind: "daily" | "archive"; won: number; guesses: number; correct: number }>();
  return results.map(({ game, day, kind, won, guesses, correct }) => ({
    game,
    of: day,
    kind,
    won: won === 1,
    guesses,
    correct,
  }));
}

/** When a visitor's own round of a day ended, in Unix milliseconds; null where there is none that counts. */
export const readFinish = (env: Env, visitor: string, game: GameName, day: Day): Promise<number | null> =>
  env.DB.prepare(
    "SELECT finished_at FROM results WHERE visitor = ? AND game = ? AND day = ? AND kind = 'daily' AND counted = 1",
  )
    .bind(visitor, game, day)
    .first<number>("finished_at");

/** Rounds of a day that ended alike. */
export interface Outcome extends Ending {
  count: number;
}

/**
 * How a day's rounds ended that count, those that ended alike counted together.
 *
 * @param upTo only those that ended by then, in Unix milliseconds
 */
export async function readOutcomes(env: Env, game: GameName, day: Day, upTo: number): Promise<Outcome[]> {
  const { results } = await env.DB.prepare(
    `SELECT won, guesses, correct, COUNT(*) AS count FROM results
     WHERE day = ? AND game = ? AND kind = 'daily' AND counted = 1 AND finished_at <= ? GROUP BY won, guesses, correct`,
  )
    .bind(day, game, upTo)
    .all<{ won: number; guesses: number; correct: number; count: number }>();
  return results.map(({ won, ...outcome }) => ({ ...outcome, won: won === 1 }));
}
