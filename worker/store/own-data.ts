import type { Day } from "#rules/shared/day";
import type { Env } from "../env.ts";

/** Everything that D1 stores about a visitor, except the id, which works like a password. */
export interface OwnData {
  nickname: { nickname: string; namedAt: string } | null;
  results: OwnResult[];
  /** The visitor's memberships of friends' boards; `removedAt` is null unless the board's creator has removed the visitor. */
  friends: { board: string; nickname: string; joinedAt: string; removedAt: string | null }[];
  /** Push reminders, without the secret endpoint. */
  reminders: {
    service: string;
    language: string;
    hour: number;
    zone: string;
    puzzles: boolean;
    streak: boolean;
    renewedAt: string;
  }[];
  /** Transfer codes that are not deleted yet. */
  codes: { code: string; expiresAt: string }[];
}

interface OwnResult {
  game: string;
  day: Day;
  [column: string]: unknown;
}

const at = (instant: number): string => new Date(instant).toISOString();

/** Reads everything that D1 stores about a visitor. Instants are ISO 8601. */
export async function readOwnData(env: Env, visitor: string): Promise<OwnData> {
  const rows = async (query: string) =>
    (await env.DB.prepare(query).bind(visitor).all<Record<string, unknown>>()).results;
  const [names, results, boards, reminders, codes] = await Promise.all([
    rows("SELECT nickname, named_at FROM visitors WHERE id = ?"),
    // All columns: the visitor has a right to all of it.
    rows("SELECT * FROM results WHERE visitor = ? ORDER BY finished_at"),
    rows(
      `SELECT name, nickname, joined_at, removed_at FROM friend_members JOIN friend_boards ON id = board
       WHERE visitor = ? ORDER BY joined_at`,
    ),
    rows(
      `SELECT endpoint, language, hour, zone, puzzles_at, streak_at, renewed_at FROM reminders
       WHERE visitor = ? ORDER BY renewed_at`,
    ),
    rows("SELECT code, expires_at FROM transfers WHERE visitor = ?"),
  ]);
  const [name] = names;
  return {
    nickname: name === undefined ? null : { nickname: String(name["nickname"]), namedAt: at(Number(name["named_at"])) },
    results: results.map(({ visitor: _number, picks, finished_at, ...rest }) => ({
      ...(rest as { game: string; day: Day }),
      picks: typeof picks === "string" ? (JSON.parse(picks) as unknown) : null,
      finished_at: at(Number(finished_at)),
    })),
    friends: boards.map(({ name: board, nickname, joined_at, removed_at }) => ({
      board: String(board),
      nickname: String(nickname),
      joinedAt: at(Number(joined_at)),
      removedAt: removed_at === null ? null : at(Number(removed_at)),
    })),
    reminders: reminders.map(({ endpoint, language, hour, zone, puzzles_at, streak_at, renewed_at }) => ({
      service: new URL(String(endpoint)).hostname,
      language: String(language),
      hour: Number(hour),
      zone: String(zone),
      puzzles: puzzles_at !== null,
      streak: streak_at !== null,
      renewedAt: at(Number(renewed_at)),
    })),
    codes: codes.map(({ code, expires_at }) => ({ code: String(code), expiresAt: at(Number(expires_at)) })),
  };
}
