import type { Day } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { withCircuitBreaker } from "../runtime/timeouts.ts";
import { MAX_WAIT_MS } from "./late-results.ts";

/** How long an isolate caches the day, in milliseconds. It changes once per night. */
const CACHE_MS = 10 * 60_000;

const cache = new TimedIsolateCache<Day | null>(CACHE_MS, 1);

/** Returns the day of the last update of the facts; null or an old value if it cannot be read in time. */
export async function readFactsDate(env: Env, now: number): Promise<Day | null> {
  const recent = cache.get("facts-as-of", now);
  if (recent !== undefined) return recent;
  try {
    const asOf = await withCircuitBreaker(now, () =>
      env.DB.prepare("SELECT value FROM meta WHERE name = 'facts-as-of'").first<Day>("value"),
    );
    return cache.set("facts-as-of", asOf, now);
  } catch (error) {
    log("warn", "as-of-unread", error);
    return cache.getStale("facts-as-of") ?? null;
  }
}

export interface HealthData {
  version: string;
  asOf: Day | null;
  /** Whether the NHL sync has ever updated the facts. */
  refreshed: boolean;
  /** When the longest waiting round ended, in Unix milliseconds; null if no result is late. */
  waitingSince: number | null;
  /** The last fault since the facts were complete. */
  failure: { night: Day; slice: string; what: string; at: number } | null;
}

export async function readHealth(env: Env, now: number): Promise<HealthData> {
  const row = await env.DB.prepare(
    `SELECT (SELECT value FROM meta WHERE name = 'facts') AS version,
       (SELECT value FROM meta WHERE name = 'facts-as-of') AS asOf,
       (SELECT count(DISTINCT value) > 1 FROM meta WHERE name IN ('facts', 'seed')) AS refreshed,
       (SELECT since FROM waiting WHERE since > ? ORDER BY since LIMIT 1) AS waitingSince,
       (SELECT json_object('night', night, 'slice', slice, 'what', fault, 'at', at) FROM refresh
        WHERE fault IS NOT NULL AND night >= (SELECT value FROM meta WHERE name = 'facts-as-of') ORDER BY at DESC, slice LIMIT 1) AS failure`,
  )
    .bind(now - MAX_WAIT_MS)
    .first<Omit<HealthData, "failure" | "refreshed"> & { failure: string | null; refreshed: number }>();
  if (row === null || row.version === null) throw new Error("the league was never seeded");
  return {
    ...row,
    refreshed: row.refreshed === 1,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as HealthData["failure"]),
  };
}
