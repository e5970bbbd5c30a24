import {
  firstDayOfScope,
  LEADERBOARD_LENGTH,
  type LeaderboardScope,
  type RangeCounts,
  type Standing,
} from "#rules/site/leaderboard";
import type { Env } from "../env.ts";
import { DAILIES_SQL } from "./game-lists.ts";
import { isCountedDailySql } from "./record-result.ts";

export interface Leaderboard {
  top: readonly { visitor: string; standing: Standing }[];
  ranges: RangeCounts;
}

/** Flags are numbers, points are hundredths. */
type StandingRow = Omit<Standing, "nickname" | "tookMs" | "hint" | "hard" | "streak"> &
  Record<"tookMs" | "streak" | "hint" | "hard", number>;

const SUMS = "score, took_ms AS tookMs, played, guesses, correct, streak, hint, hard";

/** SQL: the same from a visitor's results. */
const SUMS_OF_RESULTS = `SUM(score) AS score, SUM(took_ms) AS tookMs, COUNT(*) AS played, SUM(guesses) AS guesses,
  SUM(correct) AS correct, MAX(streak) AS streak, MAX(hint) AS hint, MAX(hard) AS hard`;

/** Reads the top of a leaderboard, and the counts of its ranges: at most 201 rows. */
export async function readLeaderboard(env: Env, scope: LeaderboardScope): Promise<Leaderboard> {
  const { game, period } = scope;
  const values = [game, firstDayOfScope(scope) ?? ""];
  const [top, ranges] = await env.DB.batch<unknown>([
    env.DB.prepare(
      `SELECT visitor, nickname, ${SUMS}
       FROM leaderboard_sums CROSS JOIN visitors ON visitors.id = visitor
       WHERE game = ?1 AND first_day = ?2 AND period = '${period}'
       ORDER BY score DESC, took_ms, visitor LIMIT ${LEADERBOARD_LENGTH}`,
    ).bind(...values),
    env.DB.prepare(
      `SELECT ${period}_counts AS counts FROM leaderboard_ranges WHERE game = ?1 AND ${period}_from = ?2`,
    ).bind(...values),
  ]);
  const rows = (top?.results ?? []) as (StandingRow & { visitor: string; nickname: string })[];
  const [counted] = (ranges?.results ?? []) as { counts: string }[];
  return {
    top: rows.map(({ visitor, nickname, ...row }) => ({
      visitor,
      standing: standingIn(scope, nickname, row),
    })),
    ranges: JSON.parse(counted?.counts ?? "{}") as RangeCounts,
  };
}

/**
 * Reads a visitor's nickname and standing; the standing is null if none of their results counts in the period, and for all
 * time without a nickname: that would read every result. With a nickname reads three rows, else one per result.
 */
export async function readOwnStanding(
  env: Env,
  scope: LeaderboardScope,
  visitor: string,
): Promise<{ nickname: string | null; standing: Standing | null }> {
  const { game, period } = scope;
  const first = firstDayOfScope(scope);
  const [named, unnamed] = await env.DB.batch<StandingRow & { nickname: string }>([
    env.DB.prepare(
      `SELECT nickname, ${SUMS} FROM visitors LEFT JOIN leaderboard_sums
         ON visitor = id AND game = ?2 AND period = '${period}' AND first_day = ?3
       WHERE id = ?1`,
    ).bind(visitor, game, first ?? ""),
    ...(first === null
      ? []
      : [
          env.DB.prepare(
            `SELECT ${SUMS_OF_RESULTS} FROM results
             WHERE visitor = iif(EXISTS (SELECT 1 FROM visitors WHERE id = ?1), NULL, ?1)
               AND game IN (${game === "all" ? DAILIES_SQL : `'${game}'`}) AND day >= ?2
               AND ${isCountedDailySql("results")}`,
          ).bind(visitor, first),
        ]),
  ]);
  const [row = unnamed?.results[0]] = named?.results ?? [];
  const nickname = row?.nickname ?? null;
  return { nickname, standing: row?.played ? standingIn(scope, nickname, row) : null };
}

function standingIn({ game, period }: LeaderboardScope, nickname: string | null, row: StandingRow): Standing {
  const { score, tookMs, played, guesses, correct, streak, hint, hard } = row;
  // Only then are there a streak and marks.
  const isOnePuzzle = game !== "all" && period === "today";
  return {
    nickname,
    score: score / 100,
    tookMs,
    played,
    guesses,
    correct,
    streak: isOnePuzzle ? streak : null,
    ...(isOnePuzzle && hint > 0 && { hint: true }),
    ...(isOnePuzzle && hard > 0 && { hard: true }),
  };
}
