import { dayAt } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { MAX_COUNTED, byStanding, type Period } from "#rules/shared/score";
import type { Env } from "../env.ts";
import { TimedMemory } from "../runtime/isolate-cache.ts";
import {
  BOARD_LENGTH,
  readBoard,
  readRank,
  readStandingOf,
  type Board,
  type Scope,
  type Standing,
} from "../store/leaderboard.ts";

/** How long an isolate caches a board, in milliseconds. */
const FRESH_MS = 20_000;
/** How many boards it caches. */
const MAX_BOARDS = 50;

/** A row of the leaderboard. */
export interface LeaderboardRow extends Omit<Standing, "visitor"> {
  rank: number;
  isYou: boolean;
}

/** The visitor's own row. The rank is null if it is over 1,000. */
export type OwnRow = Omit<LeaderboardRow, "rank"> & { rank: number | null };

const cached = new TimedMemory<Board>(FRESH_MS, MAX_BOARDS);

/** Clears the cached boards: a visitor on them was deleted, merged, or has no nickname any more. */
export const clearBoards = (): void => cached.clear();

interface Choice {
  period: Period;
  game: GameName | "all";
}

/**
 * Returns a board as a visitor sees it: the first hundred, the visitor's own row (null for a visitor who has no result on it),
 * and the number of all rows (null for over 1,000).
 *
 * @param now Unix milliseconds
 */
export async function readLeaderboard(env: Env, { period, game }: Choice, visitor: string | null, now: number) {
  const scope: Scope = { game, period, today: dayAt(now) };
  // The visitor's own row is never cached, so that a round just finished is in it.
  const own = visitor === null ? null : await readStandingOf(env, scope, visitor);
  const board = await readCached(env, scope, now);
  const others = board.top.filter((standing) => standing.visitor !== visitor);
  const first = (own === null ? others : [...others, own].sort(byStanding)).slice(0, BOARD_LENGTH);
  const rows = first.map((standing, index): LeaderboardRow => ({ ...rowOf(standing, own), rank: 1 + index }));
  const you: OwnRow | null = own && {
    ...rowOf(own, own),
    rank: first.includes(own) ? 1 + first.indexOf(own) : await rankBelow(env, scope, own),
  };
  return { period, game, rows, you, total: totalWith(board, own, others.length < board.top.length) };
}

/** Returns the rank of a visitor who is not among the first. The count may be newer than the cached board. */
async function rankBelow(env: Env, scope: Scope, own: Standing): Promise<number | null> {
  const rank = await readRank(env, scope, own);
  return rank && Math.max(rank, BOARD_LENGTH + 1);
}

/** Returns the number of rows as a visitor sees it. @param isAtTop whether the visitor is among the cached first */
function totalWith({ top, total }: Board, own: Standing | null, isAtTop: boolean): number | null {
  if (total === null) return null;
  // Below the first, a visitor with a nickname is counted, unless they finished since the board was cached.
  const isCounted = isAtTop || (own !== null && own.nickname !== null && total > top.length);
  const all = total - Number(isCounted) + Number(own !== null);
  return all > MAX_COUNTED ? null : all;
}

function rowOf(standing: Standing, own: Standing | null): Omit<LeaderboardRow, "rank"> {
  const { visitor: _id, ...row } = standing;
  return { ...row, isYou: standing === own };
}

async function readCached(env: Env, scope: Scope, now: number): Promise<Board> {
  const key = JSON.stringify(scope);
  return cached.get(key, now) ?? cached.keep(key, await readBoard(env, scope), now);
}
