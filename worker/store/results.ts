import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Ending } from "#rules/shared/score";
import type { Result } from "#rules/shared/statistics";
import type { Env } from "../env.ts";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import { isCountedDailySql, RECORD_STATEMENTS } from "./record-result.ts";
import { hashVisitorId } from "./deleted-visitors.ts";

/** What D1 knew about a round and its puzzle before it recorded the round. */
export interface BeforeRecording {
  /** Whether the visitor was deleted: then nothing is recorded. */
  isDeleted: boolean;
  /** How the counted rounds of the puzzle ended; null if the round is among them, because it was recorded before. */
  outcomes: OutcomeCount[] | null;
}

/** Records finished rounds and their counts in one transaction. Idempotent: the first result of a puzzle is kept. */
export async function insertResults(env: Env, rounds: readonly FinishedRound[]): Promise<BeforeRecording[]> {
  if (rounds.length === 0) return [];
  const record = RECORD_STATEMENTS.map((statement) => env.DB.prepare(statement));
  const bound = await Promise.all(
    rounds.map(async (round) => {
      const values = [JSON.stringify(rowOf(round)), await hashVisitorId(round.visitor)];
      return record.map((statement) => statement.bind(...values));
    }),
  );
  const answers = await env.DB.batch<{ deleted: number; stored: number; endings: string | null }>(bound.flat());
  return rounds.map((_round, at) => {
    const [before] = answers[at * record.length]?.results ?? [];
    return { isDeleted: before?.deleted === 1, outcomes: before?.stored === 1 ? null : parseEndings(before?.endings) };
  });
}

const rowOf = ({ score, tookMs, finishedAt, ...row }: FinishedRound) => ({
  ...row,
  score: Math.round(score * 100),
  took_ms: tookMs,
  finished_at: finishedAt,
});

export async function hasResult(env: Env, visitor: string, game: GameName, day: Day): Promise<boolean> {
  const row = await env.DB.prepare("SELECT 1 FROM results WHERE visitor = ? AND game = ? AND day = ?")
    .bind(visitor, game, day)
    .first();
  return row !== null;
}

type StoredResult = Pick<FinishedRound, "game" | "kind" | "guesses" | "correct" | "mark"> &
  Record<"won" | "hint" | "hard", number> & { of: Day };

/** Returns all results of a visitor, in the order of finishing. */
export async function readVisitorResults(env: Env, visitor: string): Promise<(Result & { game: string })[]> {
  const { results } = await env.DB.prepare(
    "SELECT game, day AS of, kind, won, guesses, correct, hint, hard, mark FROM results WHERE visitor = ? ORDER BY finished_at",
  )
    .bind(visitor)
    .all<StoredResult>();
  return results.map(({ won, hint, hard, mark, ...result }) => ({
    ...result,
    won: won === 1,
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

export async function readOwnFinish(env: Env, visitor: string, game: GameName, day: Day): Promise<OwnFinish> {
  const row = await env.DB.prepare(
    `SELECT place, ${isCountedDailySql("results")} AS counts FROM results WHERE visitor = ? AND game = ? AND day = ?`,
  )
    .bind(visitor, game, day)
    .first<{ place: number; counts: number }>();
  return { isRecorded: row !== null, place: row?.counts === 1 ? row.place : null };
}

export interface OutcomeCount extends Ending {
  count: number;
}

/**
 * Returns how a puzzle's counted rounds ended, and their number: an own one is among them if its place is not higher.
 */
export async function readOutcomeCounts(
  env: Env,
  game: GameName,
  day: Day,
): Promise<{ outcomes: OutcomeCount[]; counted: number }> {
  const tally = await env.DB.prepare("SELECT finished, endings FROM tallies WHERE game = ? AND day = ?")
    .bind(game, day)
    .first<{ finished: number; endings: string }>();
  return { outcomes: parseEndings(tally?.endings), counted: tally?.finished ?? 0 };
}

const parseEndings = (endings: string | null | undefined): OutcomeCount[] =>
  Object.entries(JSON.parse(endings ?? "{}") as Record<string, number>).map(([ending, count]) => {
    const [won, guesses = 0, correct = 0] = ending.split("/").map(Number);
    return { won: won === 1, guesses, correct, count };
  });
