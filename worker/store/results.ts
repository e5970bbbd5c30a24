import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Ending, ExclusionReason } from "#rules/shared/score";
import type { Result } from "#rules/shared/statistics";
import type { Env } from "../env.ts";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import { isCountedDailySql, RECORD_STATEMENTS } from "./record-result.ts";
import { hashVisitorId } from "./deleted-visitors.ts";
import { updateShownStatements } from "./friends.ts";
import {
  deleteSumsStatements,
  deriveSumsStatement,
  excludeResultStatements,
  updateStreaksStatement,
  type ExcludedDaily,
} from "./tally.ts";

/**
 * Records finished rounds and everything that is counted with them, in one transaction. Idempotent: the first result of
 * a puzzle and visitor is kept.
 */
export async function insertResults(env: Env, rounds: readonly FinishedRound[]): Promise<void> {
  if (rounds.length === 0) return;
  const record = RECORD_STATEMENTS.map((statement) => env.DB.prepare(statement));
  const bound = await Promise.all(
    rounds.map(async (round) => {
      const values = [JSON.stringify(rowOf(round)), await hashVisitorId(round.visitor)];
      return record.map((statement) => statement.bind(...values));
    }),
  );
  await env.DB.batch(bound.flat());
}

/** Returns a round under the column names of `results`. */
const rowOf = ({ attempt: _attempt, score, tookMs, finishedAt, ...row }: FinishedRound) => ({
  ...row,
  score: Math.round(score * 100),
  took_ms: tookMs,
  finished_at: finishedAt,
});

/**
 * Marks a visitor's results of running puzzles, so that they count only for the visitor, and subtracts them from all
 * counts. Results that do not count anyway are unchanged. Idempotent.
 */
export async function excludeResults(env: Env, visitor: string, excluded: readonly ExcludedDaily[]): Promise<void> {
  if (excluded.length === 0) return;
  await env.DB.batch([
    ...excluded.flatMap((daily) => excludeResultStatements(env, visitor, daily)),
    updateStreaksStatement(env, visitor),
    ...deleteSumsStatements(env, [visitor]),
    deriveSumsStatement(env, [visitor]),
    ...updateShownStatements(env, visitor),
  ]);
}

/** Returns whether a visitor has a result of a puzzle. */
export async function hasResult(env: Env, visitor: string, game: GameName, day: Day): Promise<boolean> {
  const row = await env.DB.prepare("SELECT 1 FROM results WHERE visitor = ? AND game = ? AND day = ?")
    .bind(visitor, game, day)
    .first();
  return row !== null;
}

/** Returns all results of a visitor, in the order of finishing. */
export async function readVisitorResults(env: Env, visitor: string): Promise<(Result & { game: string })[]> {
  const { results } = await env.DB.prepare(
    "SELECT game, day, kind, won, guesses, correct, hint, hard, mark FROM results WHERE visitor = ? ORDER BY finished_at",
  )
    .bind(visitor)
    .all<{
      game: string;
      day: Day;
      kind: "daily" | "archive";
      won: number;
      guesses: number;
      correct: number;
      hint: number;
      hard: number;
      mark: ExclusionReason | null;
    }>();
  return results.map(({ game, day, kind, won, guesses, correct, hint, hard, mark }) => ({
    game,
    of: day,
    kind,
    won: won === 1,
    guesses,
    correct,
    ...(hint === 1 && { hint: true }),
    ...(hard === 1 && { hard: true }),
    ...(mark !== null && { mark }),
  }));
}

/** Returns a recorded round with its packed squares; null if there is none. */
export async function readSquares(
  env: Env,
  visitor: string,
  game: GameName,
  day: Day,
): Promise<{ won: boolean; hint: boolean; hard: boolean; squares: string } | null> {
  const row = await env.DB.prepare(
    "SELECT won, hint, hard, squares FROM results WHERE visitor = ? AND game = ? AND day = ?",
  )
    .bind(visitor, game, day)
    .first<{ won: number; hint: number; hard: number; squares: string | null }>();
  if (row === null || !row.squares) return null;
  return { won: row.won === 1, hint: row.hint === 1, hard: row.hard === 1, squares: row.squares };
}

/** Whether the visitor's round is recorded, and its place among all finishes. */
export interface OwnFinish {
  isRecorded: boolean;
  /** Null if it is not recorded, or not counted. */
  place: number | null;
}

/** Returns what the server has recorded of a visitor's round. */
export async function readOwnFinish(env: Env, visitor: string, game: GameName, day: Day): Promise<OwnFinish> {
  const row = await env.DB.prepare(
    `SELECT place, ${isCountedDailySql("results")} AS counts FROM results WHERE visitor = ? AND game = ? AND day = ?`,
  )
    .bind(visitor, game, day)
    .first<{ place: number; counts: number }>();
  return { isRecorded: row !== null, place: row?.counts === 1 ? row.place : null };
}

/** Rounds that ended the same, and their number. */
export interface OutcomeCount extends Ending {
  count: number;
}

/**
 * Returns how the counted rounds of a puzzle ended.
 *
 * @returns also the number of all counted finishes: the visitor's own is among them if its place is not higher
 */
export async function readOutcomeCounts(
  env: Env,
  game: GameName,
  day: Day,
): Promise<{ outcomes: OutcomeCount[]; counted: number }> {
  const tally = await env.DB.prepare("SELECT finished, endings FROM tallies WHERE game = ? AND day = ?")
    .bind(game, day)
    .first<{ finished: number; endings: string }>();
  const endings = Object.entries(JSON.parse(tally?.endings ?? "{}") as Record<string, number>);
  const outcomes = endings.map(([ending, count]) => {
    const [won, guesses = 0, correct = 0] = ending.split("/").map(Number);
    return { won: won === 1, guesses, correct, count };
  });
  return { outcomes, counted: tally?.finished ?? 0 };
}
