import { dayAt } from "#rules/shared/day";
import { countInRanges, placeOnLeaderboard, type LeaderboardScope } from "#rules/site/leaderboard";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { inBackground, remainingMs, withTimeout } from "../runtime/timeouts.ts";
import { readLeaderboard, readOwnStanding, type Leaderboard } from "../store/leaderboard.ts";

/** How long an isolate caches a board, in milliseconds. */
const FRESH_MS = 60_000;
/** How many boards it caches: all of them. */
const MAX_BOARDS = 50;
/** How many visitors it remembers who have left the boards since. */
const MAX_REMOVED = 1_000;

/** Boards, and those that are being read: concurrent requests share one. */
const cached = new TimedIsolateCache<Promise<Leaderboard>>(FRESH_MS, MAX_BOARDS);
const removed = new TimedIsolateCache<true>(FRESH_MS, MAX_REMOVED);

/** Removes a visitor from the cached boards, without reading these again. */
export const removeFromCachedLeaderboards = (visitor: string, now: number): unknown => removed.set(visitor, true, now);

/**
 * Returns a leaderboard as a visitor sees it: the first hundred by their nicknames, the visitor's own row, and how many there
 * are. A visitor without a nickname is on the board that they see themselves, so that ranks, rows and total agree; for all
 * time their browser places them, from its results and `ranges`, which are null otherwise.
 */
export async function viewLeaderboard(
  env: Env,
  { period, game }: Pick<LeaderboardScope, "period" | "game">,
  visitor: string | null,
  now: number,
) {
  const scope = { game, period, today: dayAt(now) };
  const [own, { top, ranges }] = await Promise.all([
    // Never cached, so that a round just finished is in it.
    visitor === null ? { nickname: null, standing: null } : readOwnStanding(env, scope, visitor),
    withTimeout(remainingMs(env), readCached(env, scope, now)),
  ]);
  const { nickname, standing } = own;
  const counted = countInRanges(ranges);
  const others = top.filter((other) => other.visitor !== visitor && removed.get(other.visitor, now) === undefined);
  // Below the first, a visitor with a nickname is counted, unless they finished since the board was cached.
  const isCountedBelow = nickname !== null && counted > top.length && !top.some((other) => other.visitor === visitor);
  return {
    period,
    game,
    nickname,
    ...placeOnLeaderboard(
      others.map((other) => other.standing),
      ranges,
      standing,
      counted - (top.length - others.length) + Number(standing !== null && !isCountedBelow),
    ),
    ranges: period === "all" && nickname === null ? ranges : null,
  };
}

function readCached(env: Env, scope: LeaderboardScope, now: number): Promise<Leaderboard> {
  const key = JSON.stringify(scope);
  const known = cached.get(key, now);
  if (known !== undefined) return known;
  // Other requests wait for it as well, even if this one is aborted.
  const reading = inBackground(env, (background) => readLeaderboard(background, scope));
  reading.catch(() => cached.delete(key));
  return cached.set(key, reading, now);
}
