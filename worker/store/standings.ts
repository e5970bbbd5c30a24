import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Env } from "../env.ts";

/** What somebody has gathered: points with two decimals, time in milliseconds. */
export interface Standing {
  visitor: string;
  nickname: string | null;
  score: number;
  tookMs: number;
  played: number;
  guesses: number;
  /** Right answers found: one a win in most games, up to nine a day in the Grid. */
  correct: number;
}

/** Which results count: of one game or all, from a day on or ever. */
export interface Scope {
  game: GameName | null;
  from: Day | null;
  to: Day;
}

const SUMS =
  "SUM(score) AS score, SUM(took_ms) AS tookMs, COUNT(*) AS played, SUM(guesses) AS guesses, SUM(correct) AS correct";
const COUNTED = "ranked = 1 AND day >= ?1 AND day <= ?2 AND (?3 IS NULL OR game = ?3)";

/** The standings of everybody with a nickname, best first: most points, ties by less time. */
export async function readStandings(env: Env, scope: Scope): Promise<Standing[]> {
  const { results } = await env.DB.prepare(
    `SELECT visitors.id AS visitor, visitors.nickname, ${SUMS}
     FROM visitors JOIN results ON results.visitor = visitors.id
     WHERE ${COUNTED} GROUP BY visitors.id ORDER BY SUM(score) DESC, SUM(took_ms), visitors.id`,
  )
    .bind(scope.from ?? "", scope.to, scope.game)
    .all<Standing>();
  return results.map(inPoints);
}

/** The standing of one visitor, with a nickname or without; null when nothing of his counts. */
export async function readStandingOf(env: Env, scope: Scope, visitor: string): Promise<Standing | null> {
  const row = await env.DB.prepare(
    `SELECT ?4 AS visitor, (SELECT nickname FROM visitors WHERE id = ?4) AS nickname, ${SUMS}
     FROM results WHERE visitor = ?4 AND ${COUNTED}`,
  )
    .bind(scope.from ?? "", scope.to, scope.game, visitor)
    .first<Standing>();
  return row === null || row.played === 0 ? null : inPoints(row);
}

/**
 * The streaks of visitors in a game on a day: on how many days in a row, up to and with that day,
 * each found the daily's answer. Who did not that day is not in it.
 */
export async function readStreaks(
  env: Env,
  game: GameName,
  day: Day,
  visitors: readonly string[],
): Promise<Map<string, number>> {
  // Going back in time, the row number grows by as much as the day shrinks, as long as no day was missed.
  const { results } = await env.DB.prepare(
    `SELECT visitor, COUNT(*) AS streak FROM (
       SELECT visitor, julianday(day) + ROW_NUMBER() OVER (PARTITION BY visitor ORDER BY day DESC) AS run
       FROM results
       WHERE visitor IN (SELECT value FROM json_each(?1)) AND game = ?2 AND kind = 'daily' AND won = 1 AND day <= ?3
     ) WHERE run = julianday(?3) + 1 GROUP BY visitor`,
  )
    .bind(JSON.stringify(visitors), game, day)
    .all<{ visitor: string; streak: number }>();
  return new Map(results.map(({ visitor, streak }) => [visitor, streak]));
}

const inPoints = (row: Standing): Standing => ({ ...row, score: row.score / 100 });
