import type { Day } from "#rules/day";
import type { Env } from "../env.ts";

/** All that is kept of a visitor but his number, which is the key to the rest: whoever has it is him. */
export interface OwnData {
  nickname: { nickname: string; namedAt: string } | null;
  results: OwnResult[];
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
  const [names, results, codes] = await Promise.all([
    rows("SELECT nickname, named_at FROM visitors WHERE id = ?"),
    // Whatever columns there are: what is kept of somebody is his to have.
    rows("SELECT * FROM results WHERE visitor = ? ORDER BY finished_at"),
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
    codes: codes.map(({ code, expires_at }) => ({ code: String(code), expiresAt: at(Number(expires_at)) })),
  };
}
