import { GRID_CELLS } from "#rules/grid/criteria";
import { dayAt, type Day } from "#rules/shared/day";
import type { Shot } from "#rules/grid/grid";
import type { CellPicks } from "#rules/grid/rarity";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { readPickCounts, type PickCount } from "../store/picks.ts";
import type { ApiRequest } from "../http/context.ts";
import { isOver, type LoadedRound } from "./load-round.ts";

/** How long an isolate uses the pick counts of a day before it reads them again, in milliseconds. */
const FRESH_MS = 20_000;
/** How old counts may be in the response that ends a round, in milliseconds. */
const MAX_AGE_AT_END_MS = 60_000;
const MAX_DAYS = 50;

/** The pick counts of a day, and when they were read, in Unix milliseconds. */
export interface DayPicks {
  at: number;
  picks: PickCount[];
}

const cached = new TimedIsolateCache<DayPicks>(FRESH_MS, MAX_DAYS);

/**
 * Returns the picks of a round's cells from the isolate cache, so that no shot waits for D1; reads the counts anew in the
 * background. Returns null if nothing is cached, if the Grid is not of a day, and if it had ended before this request:
 * the browser asks `POST /api/picks` then.
 *
 * @param isMove whether a move has just been made: if it ends the round, it is not in the counts yet
 */
export function cachedPicksOf(c: ApiRequest, loaded: LoadedRound, isMove: boolean): (CellPicks | null)[] | null {
  const { round } = loaded;
  const now = c.get("now");
  if ("secret" in round.deal || (isOver(loaded) && !isMove)) return null;
  const key = cacheKey(round.day, now);
  if (cached.get(key, now) === undefined) c.executionCtx.waitUntil(readDayPicks(c.env, round.day, now).catch(() => {}));
  const known = cached.getStale(key);
  // The counts do not contain a round that still runs, or that ends with this request.
  return known === undefined || (isOver(loaded) && now - known.at >= MAX_AGE_AT_END_MS)
    ? null
    : visiblePicks(loaded, known.picks, () => round.day === dayAt(now));
}

/**
 * Returns what a round may show of the picks, by cell: while it runs, only how many picked the same player; after its end,
 * all picks. Null for a cell of a running round without a right pick.
 *
 * @param isMissing whether an own pick counts, but is not in `picks` yet
 */
export function visiblePicks(
  loaded: LoadedRound,
  picks: readonly PickCount[],
  isMissing: (shot: Shot) => boolean,
): (CellPicks | null)[] {
  const { game, puzzle, round } = loaded;
  const own = (round.guesses as Shot[]).filter((shot) => game.solves(puzzle, shot));
  const showsAll = isOver(loaded);
  const all = own.filter(isMissing).reduce<readonly PickCount[]>(withPick, picks);
  return GRID_CELLS.map((square): CellPicks | null => {
    if (!showsAll && !own.some((shot) => shot.square === square)) return null;
    const here = all.filter((pick) => pick.square === square).sort((a, b) => b.count - a.count);
    const shown = showsAll ? here : here.filter((pick) => own.some((shot) => isSameShot(pick, shot)));
    return {
      total: here.reduce((sum, { count }) => sum + count, 0),
      players: shown.map(({ player, count }) => [player, count]),
    };
  });
}

export const isSameShot = (one: Shot, other: Shot): boolean =>
  one.square === other.square && one.player === other.player;

const withPick = (counts: readonly PickCount[], shot: Shot): PickCount[] => [
  ...counts.filter((count) => !isSameShot(count, shot)),
  { ...shot, count: (counts.find((count) => isSameShot(count, shot))?.count ?? 0) + 1 },
];

/** Counts are final at midnight: those read before are not used afterwards. */
const cacheKey = (day: Day, now: number): string => `${day} ${day === dayAt(now) ? "running" : "over"}`;

export async function readDayPicks(env: Env, day: Day, now: number): Promise<DayPicks> {
  const key = cacheKey(day, now);
  return cached.get(key, now) ?? cached.set(key, { at: now, picks: await readPickCounts(env, day) }, now);
}
