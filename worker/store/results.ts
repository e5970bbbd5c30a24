import type { Day } from "#rules/day";
import type { GameName } from "#rules/games";
import type { Result } from "#rules/statistics";
import type { Env } from "../env.ts";

/** A finished round as the server judged it. */
export interface FinishedRound {
  visitor: string;
  game: GameName;
  day: Day;
  kind: "daily" | "archive";
  won: boolean;
  guesses: number;
  /** Points, with two decimals. */
  score: number;
  tookMs: number;
  ranked: boolean;
  /** Unix milliseconds. */
  finishedAt: number;
}

/** Records a finished round. The first of a puzzle and visitor stands, so it may be tried again. */
export async function insertResult(env: Env, round: FinishedRound): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO results (visitor, game, day, kind, won, guesses, score, took_ms, ranked, finished_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  ).bind(
    round.visitor, round.game, round.day, round.kind, Number(round.won), round.guesses, Math.round(round.score * 100),
    round.tookMs, Number(round.ranked), round.finishedAt,
  ).run();
}

/** Everything a visitor has finished in a game, in the order in which it was finished. */
export async function readResultsOf(env: Env, visitor: string): Promise<(Result & { game: string })[]> {
  const { results } = await env.DB.prepare(
    "SELECT game, day, kind, won, guesses FROM results WHERE visitor = ? ORDER BY finished_at",
  ).bind(visitor).all<{ game: string; day: Day; kind: "daily" | "archive"; won: number; guesses: number }>();
  return results.map(({ game, day, kind, won, guesses }) => ({ game, of: day, kind, won: won === 1, guesses }));
}

/** Rounds of a day that ended alike. */
export interface Outcome {
  won: boolean;
  guesses: number;
  count: number;
  /** Whether the visitor's own round is among them. */
  hasOwn: boolean;
}

/** How a day's rounds ended: how many were won with each number of guesses, and how many were lost. */
export async function readOutcomes(env: Env, game: GameName, day: Day, visitor: string | null): Promise<Outcome[]> {
  const { results } = await env.DB.prepare(
    `SELECT won, guesses, COUNT(*) AS count, MAX(visitor IS ?3) AS own FROM results
     WHERE day = ?1 AND game = ?2 AND kind = 'daily' GROUP BY won, guesses ORDER BY won, guesses`,
  ).bind(day, game, visitor).all<{ won: number; guesses: number; count: number; own: number }>();
  return results.map(({ won, guesses, count, own }) => ({ won: won === 1, guesses, count, hasOwn: own === 1 }));
}
