import type { Env } from "../env.ts";

const at = (instant: number): string => new Date(instant).toISOString();

/** Reads everything that D1 stores about a visitor, except the id, which works like a password. Instants are ISO 8601. */
export async function readOwnData(env: Env, visitor: string) {
  const rows = async <Row>(query: string) => (await env.DB.prepare(query).bind(visitor).all<Row>()).results;
  const [names, results, boards, reminders, codes] = await Promise.all([
    rows<{ nickname: string; namedAt: number }>("SELECT nickname, named_at AS namedAt FROM visitors WHERE id = ?"),
    // All columns: the visitor has a right to all of it.
    rows<Record<string, unknown> & { picks: string | null; finished_at: number }>(
      "SELECT * FROM results WHERE visitor = ? ORDER BY finished_at",
    ),
    rows<{ board: string; nickname: string; joinedAt: number; removedAt: number | null }>(
      `SELECT name AS board, nickname, joined_at AS joinedAt, removed_at AS removedAt
       FROM friend_members JOIN friend_boards ON id = board WHERE visitor = ? ORDER BY joined_at`,
    ),
    rows<{
      endpoint: string;
      language: string;
      hour: number;
      zone: string;
      puzzles: number;
      streak: number;
      renewedAt: number;
    }>(
      `SELECT endpoint, language, hour, zone, puzzles_at IS NOT NULL AS puzzles, streak_at IS NOT NULL AS streak,
         renewed_at AS renewedAt
       FROM reminders WHERE visitor = ? ORDER BY renewed_at`,
    ),
    rows<{ code: string; expiresAt: number }>("SELECT code, expires_at AS expiresAt FROM transfers WHERE visitor = ?"),
  ]);
  return {
    nickname: names.map(({ nickname, namedAt }) => ({ nickname, namedAt: at(namedAt) }))[0] ?? null,
    results: results.map(({ visitor: _number, picks, finished_at, ...rest }) => ({
      ...rest,
      picks: picks === null ? null : (JSON.parse(picks) as unknown),
      finished_at: at(finished_at),
    })),
    friends: boards.map(({ joinedAt, removedAt, ...membership }) => ({
      ...membership,
      joinedAt: at(joinedAt),
      removedAt: removedAt === null ? null : at(removedAt),
    })),
    // The endpoint is secret.
    reminders: reminders.map(({ endpoint, puzzles, streak, renewedAt, ...reminder }) => ({
      service: new URL(endpoint).hostname,
      ...reminder,
      puzzles: puzzles === 1,
      streak: streak === 1,
      renewedAt: at(renewedAt),
    })),
    codes: codes.map(({ code, expiresAt }) => ({ code, expiresAt: at(expiresAt) })),
  };
}
