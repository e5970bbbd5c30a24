import { dayAt } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { MAX_COUNTED_RANK, compareStandings, type LeaderboardPeriod } from "#rules/shared/score";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import {
  LEADERBOARD_LENGTH,
  readTopRows,
  readRank,
  readOwnStanding,
  type Leaderboard,
  type LeaderboardScope,
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
export type OwnLeaderboardRow = Omit<LeaderboardRow, "rank"> & { rank: number | null };

const cached = new TimedIsolateCache<Leaderboard>(FRESH_MS, MAX_BOARDS);

/** Clears the cached boards: a visitor on them was deleted, merged, or has no nickname any more. */
export const clearLeaderboardCache = (): void => cached.clear();

interface Choice {
  period: LeaderboardPeriod;
  game: GameName | "all";
}

/**
 * Returns a board as a visitor sees it: the first hundred, the visitor's own row (null for a visitor who has no result on it),
 * and the number of all rows (null for over 1,000).
 *
 * @param now Unix milliseconds
 */
export async function readLeaderboard(env: Env, { period, game }: Choice, visitor: string | null, now: number) {
  const scope: LeaderboardScope = { game, period, today: dayAt(now) };
  // The visitor's own row is never cached, so that a round just finished is in it.
  const own = visitor === null ? null : await readOwnStanding(env, scope, visitor);
  const board = await readCached(env, scope, now);
  const others = board.top.filter((standing) => standing.visitor !== visitor);
  const first = (own === null ? others : [...others, own].sort(compareStandings)).slice(0, LEADERBOARD_LENGTH);
  const rows = first.map((standing, index): LeaderboardRow => ({ ...rowOf(standing, own), rank: 1 + index }));
  const you: OwnLeaderboardRow | null = own && {
    ...rowOf(own, own),
    rank: first.includes(own) ? 1 + first.indexOf(own) : await rankBelow(env, scope, own),
  };
  return { period, game, rows, you, total: totalWith(board, own, others.length < board.top.length) };
}

/** Returns the rank of a visitor who is not among the first. The count may be newer than the cached board. */
async function rankBelow(env: Env, scope: LeaderboardScope, own: Standing): Promise<number | null> {
  const rank = await readRank(env, scope, own);
  return rank && Math.max(rank, LEADERBOARD_LENGTH + 1);
}

/** Returns the number of rows as a visitor sees it. @param isAtTop whether the visitor is among the cached first */
function totalWith({ top, total }: Leaderboard, own: Standing | null, isAtTop: boolean): number | null {
  if (total === null) return null;
  // Below the first, a visitor with a nickname is counted, unless they finished since the board was cached.
  const isCounted = isAtTop || (own !== null && own.nickname !== null && total > top.length);
  const all = total - Number(isCounted) + Number(own !== null);
  return all > MAX_COUNTED_RANK ? null : all;
}

function rowOf(standing: Standing, own: Standing | null): Omit<LeaderboardRow, "rank"> {
  const { visitor: _id, ...row } = standing;
  return { ...row, isYou: standing === own };
}

async function readCached(env: Env, scope: LeaderboardScope, now: number): Promise<Leaderboard> {
  const key = JSON.stringify(scope);
  return cached.get(key, now) ?? cached.set(key, await readTopRows(env, scope), now);
}
