import type { Day } from "#rules/day";
import { DAILY_NAMES, WEEKLY_NAMES } from "#rules/measures";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { TimedMemory } from "../memory.ts";
import { withCircuitBreaker } from "./patience.ts";

/** How long an isolate tells the same day, in milliseconds: it changes once a night. */
const TOLD_MS = 10 * 60_000;

const told = new TimedMemory<Day | null>(TOLD_MS, 1);

/**
 * The day as of which the league's facts stand. Nobody who plays waits for it or fails without it: it is null when
 * it cannot be read.
 */
export async function readAsOf(env: Env, now: number): Promise<Day | null> {
  const recent = told.get("facts-as-of", now);
  if (recent !== undefined) return recent;
  try {
    const asOf = await withCircuitBreaker(now, () =>
      env.DB.prepare("SELECT value FROM meta WHERE name = 'facts-as-of'").first<Day>("value"),
    );
    return told.keep("facts-as-of", asOf, now);
  } catch (error) {
    log("warn", "as-of-unread", error);
    return told.last("facts-as-of") ?? null;
  }
}

export interface Health {
  /** The last day until which every daily is dealt; null before the first. */
  dealt: Day | null;
  /** The Sunday of the last week until which every weekly game is; null before the first. */
  dealtWeek: Day | null;
  stamp: string;
  asOf: Day | null;
  /** Whether a night has ever refreshed the facts since they were seeded. */
  refreshed: boolean;
  /** When the round ended of which the result waits longest in a queue, in Unix milliseconds; null when none is late. */
  waitingSince: number | null;
  /** The last thing that was not learned since the facts were whole. */
  failure: { night: Day; slice: string; what: string; at: number } | null;
}

/** What both queues have not kept for longer than this is lost, unless a browser presents it: to tell of it helps nobody. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

/** In SQL, the last day of the game of a list, given as JSON, that is least far ahead; NULL where one was never dealt. */
const lastDealt = (games: string): string =>
  // The last day of each game is found at once; to count the games of every day would read all puzzles there ever were.
  `(SELECT CASE WHEN count(last) = count(*) THEN min(last) END
    FROM (SELECT (SELECT max(day) FROM puzzles WHERE game = value) AS last FROM json_each(${games})))`;

/**
 * How the site is, as far as storage knows.
 *
 * @param now Unix milliseconds
 */
export async function readHealth(env: Env, now: number): Promise<Health> {
  const row = await env.DB.prepare(
    `SELECT ${lastDealt("?")} AS dealt, ${lastDealt("?")} AS dealtWeek,
       (SELECT value FROM meta WHERE name = 'facts') AS stamp,
       (SELECT value FROM meta WHERE name = 'facts-as-of') AS asOf,
       (SELECT count(DISTINCT value) > 1 FROM meta WHERE name IN ('facts', 'seed')) AS refreshed,
       (SELECT min(since) FROM waiting WHERE since > ?) AS waitingSince,
       (SELECT json_object('night', night, 'slice', slice, 'what', fault, 'at', at) FROM refresh
        WHERE fault IS NOT NULL AND night >= (SELECT value FROM meta WHERE name = 'facts-as-of') ORDER BY at DESC, slice LIMIT 1) AS failure`,
  )
    .bind(JSON.stringify(DAILY_NAMES), JSON.stringify(WEEKLY_NAMES), now - KEPT_MS)
    .first<Omit<Health, "failure" | "refreshed"> & { failure: string | null; refreshed: number }>();
  if (row === null || row.stamp === null) throw new Error("the league was never seeded");
  return {
    ...row,
    refreshed: row.refreshed === 1,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as Health["failure"]),
  };
}
