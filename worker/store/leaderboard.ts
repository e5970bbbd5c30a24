import { puzzleDayOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { firstDayOfPeriod, MAX_COUNTED_RANK, type LeaderboardPeriod, type LeaderboardSums } from "#rules/shared/score";
import { cutNickname } from "#rules/site/name-limits";
import type { Env } from "../env.ts";
import { DAILIES_SQL } from "./game-lists.ts";
import { isCountedDailySql } from "./record-result.ts";

/** How many rows a board shows. */
export const LEADERBOARD_LENGTH = 100;

/** A visitor's sums on a board: points with two decimals, time in milliseconds. */
export interface Standing extends LeaderboardSums {
  visitor: string;
  nickname: string | null;
  played: number;
  guesses: number;
  /** Right answers found: at most one per puzzle in most games, nine in the Grid. */
  correct: number;
  /** Puzzles of the game won in a row, up to and including this one; null on a board of more than one puzzle. */
  streak: number | null;
  /** Whether a hint was taken, and whether the round was played in hard mode; absent on a board of more than one puzzle. */
  hint?: boolean;
  hard?: boolean;
}

/** Flags are numbers, points are hundredths. */
type StandingRow = Omit<Standing, "hint" | "hard"> & { hint: number; hard: number };

/** A board: one game or all dailies, and a period that ends today. */
export interface LeaderboardScope {
  game: GameName | "all";
  period: LeaderboardPeriod;
  today: Day;
}

export interface Leaderboard {
  /** The best of the visitors with a nickname, best first. */
  top: readonly Standing[];
  /** How many there are; null for more than {@link MAX_COUNTED_RANK}. */
  total: number | null;
}

/** Rows of a board in D1. An index has them in order. */
interface Source {
  table: "results" | "leaderboard_sums";
  /** SQL, with parameters from ?1. */
  condition: string;
  values: readonly string[];
}

/** Whether a board is of one puzzle: only then are there streaks and marks. */
const isOnePuzzle = ({ game, period }: LeaderboardScope): boolean => game !== "all" && period === "today";

/** The first day of a scope's period; '' for all time. The puzzle of a weekly game has the day of its Sunday. */
function firstDayIn({ game, period, today }: LeaderboardScope): string {
  const day = game === "all" ? today : puzzleDayOn(GAME_CONFIG[game], today);
  return firstDayOfPeriod(period, day) ?? "";
}

const sourceOf = (scope: LeaderboardScope): Source =>
  isOnePuzzle(scope)
    ? {
        table: "results",
        condition: "on_board = 1 AND game = ?1 AND day = ?2",
        values: [scope.game, firstDayIn(scope)],
      }
    : {
        table: "leaderboard_sums",
        condition: "game = ?1 AND first_day = ?2 AND period = ?3",
        values: [scope.game, firstDayIn(scope), scope.period],
      };

/** Reads the top of a board, and how many are on it: at most 1,300 rows. */
export async function readTopRows(env: Env, scope: LeaderboardScope): Promise<Leaderboard> {
  const { table, condition, values } = sourceOf(scope);
  const figures = isOnePuzzle(scope)
    ? "1 AS played, streak, hint, hard"
    : "played, NULL AS streak, 0 AS hint, 0 AS hard";
  const [rows, counts] = await env.DB.batch<StandingRow & { total: number }>([
    env.DB.prepare(
      `SELECT visitor, nickname, score, took_ms AS tookMs, guesses, correct, ${figures}
       FROM ${table} CROSS JOIN visitors ON visitors.id = visitor
       WHERE ${condition} ORDER BY score DESC, took_ms, visitor LIMIT ${LEADERBOARD_LENGTH}`,
    ).bind(...values),
    env.DB.prepare(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${table} WHERE ${condition} LIMIT ${MAX_COUNTED_RANK + 1})`,
    ).bind(...values),
  ]);
  const total = counts?.results[0]?.total ?? 0;
  return {
    top: (rows?.results ?? []).map((row) => standingIn(scope, row)),
    total: total > MAX_COUNTED_RANK ? null : total,
  };
}

/**
 * Reads a visitor's own standing, with or without a nickname, from their results; null if none of them counts in the
 * period. Reads one row per result.
 */
export async function readOwnStanding(env: Env, scope: LeaderboardScope, visitor: string): Promise<Standing | null> {
  const first = firstDayIn(scope);
  const row = await env.DB.prepare(
    `SELECT ?1 AS visitor, (SELECT nickname FROM visitors WHERE id = ?1) AS nickname, SUM(score) AS score,
       SUM(took_ms) AS tookMs, COUNT(*) AS played, SUM(guesses) AS guesses, SUM(correct) AS correct, MAX(streak) AS streak,
       MAX(hint) AS hint, MAX(hard) AS hard
     FROM results WHERE visitor = ?1 AND game IN (${scope.game === "all" ? DAILIES_SQL : `'${scope.game}'`})
       AND day >= ?2 AND ${isCountedDailySql("results")}`,
  )
    .bind(visitor, first)
    .first<StandingRow>();
  return row === null || row.played === 0 ? null : standingIn(scope, row);
}

/** Reads a rank: 1 + the number of better rows on a board; null if it is more than {@link MAX_COUNTED_RANK}. */
export async function readRank(
  env: Env,
  scope: LeaderboardScope,
  { score, tookMs }: LeaderboardSums,
): Promise<number | null> {
  const { table, condition, values } = sourceOf(scope);
  const [points, time] = [`?${values.length + 1}`, `?${values.length + 2}`];
  // Two ranges of the index: with OR, SQLite would go through all rows of the same score.
  const better = await env.DB.prepare(
    `SELECT COUNT(*) AS better FROM (
       SELECT 1 FROM ${table} WHERE ${condition} AND score > ${points}
       UNION ALL SELECT 1 FROM ${table} WHERE ${condition} AND score = ${points} AND took_ms < ${time}
       LIMIT ${MAX_COUNTED_RANK})`,
  )
    .bind(...values, Math.round(score * 100), tookMs)
    .first<number>("better");
  const rank = 1 + (better ?? 0);
  return rank > MAX_COUNTED_RANK ? null : rank;
}

const standingIn = (scope: LeaderboardScope, { hint, hard, nickname, ...row }: StandingRow): Standing => ({
  ...row,
  nickname: nickname && cutNickname(nickname),
  score: row.score / 100,
  streak: isOnePuzzle(scope) ? row.streak : null,
  ...(isOnePuzzle(scope) && hint > 0 && { hint: true }),
  ...(isOnePuzzle(scope) && hard > 0 && { hard: true }),
});
