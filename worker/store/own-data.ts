import type { Day } from "#rules/day";
import type { Env } from "../env.ts";

/** All that is kept of a visitor but his number, which is the key to the rest: whoever has it is him. */
export interface OwnData {
  nickname: { nickname: string; namedAt: string } | null;
  results: OwnResult[];
  /** The boards of friends one is on, as whom, and since when. */
  friends: { board: string; nickname: string; joinedAt: string }[];
  /** Browsers that are reminded: by whose service, of what, and when. How to reach one is its own secret. */
  reminders: {
    service: string;
    language: string;
    hour: number;
    zone: string;
    puzzles: boolean;
    streak: boolean;
    renewedAt: string;
  }[];
  /** Codes to another device that still work, or have run out and are not yet forgotten. */
  codes: { code: string; expiresAt: string }[];
}

interface OwnResult {
  game: string;
  day: Day;
  [column: string]: unknown;
}

const at = (instant: number): string => new Date(instant).toISOString();

/** Everything of a visitor, column by column. Instants are in ISO form. */
export async function readOwnData(env: Env, visitor: string): Promise<OwnData> {
  const rows = async (query: string) =>
    (await env.DB.prepare(query).bind(visitor).all<Record<string, unknown>>()).results;
  const [names, results, boards, reminders, codes] = await Promise.all([
    rows("SELECT nickname, named_at FROM visitors WHERE id = ?"),
    // Whatever columns there are: what is kept of somebody is his to have.
    rows("SELECT * FROM results WHERE visitor = ? ORDER BY finished_at"),
    rows(
      `SELECT name, nickname, joined_at FROM friend_members JOIN friend_boards ON id = board
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
    friends: boards.map(({ name: board, nickname, joined_at }) => ({
      board: String(board),
      nickname: String(nickname),
      joinedAt: at(Number(joined_at)),
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
