import { dayAt } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { log, logAndReturn } from "../runtime/log.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { withCircuitBreaker } from "../runtime/timeouts.ts";
import { readPublishedPuzzles } from "./puzzles.ts";

/** How long an isolate caches the version, in milliseconds. It changes once per night. */
const CACHE_MS = 60_000;

const cache = new TimedIsolateCache<string>(CACHE_MS, 1);

/** Reads the version of the facts, which is part of the key of every document made from them. */
export async function queryFactsVersion(env: Env): Promise<string> {
  const row = await env.DB.prepare("SELECT value FROM meta WHERE name = 'facts'").first<{ value: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return row.value;
}

/** Returns a version up to a minute old, older while it cannot be read: guesses in a warm isolate read nothing. */
export const recentFactsVersion = async (env: Env, now: number): Promise<string> =>
  cache.get("facts", now) ?? currentFactsVersion(env, now);

/** Returns the same, or null if neither D1 nor a published day has it: pages are rendered anyway. */
export const factsVersionOrNull = (env: Env, now: number): Promise<string | null> =>
  recentFactsVersion(env, now).catch(logAndReturn(null, "warn", "facts-version-unread"));

/** Returns the version; without D1 the last one read, or that of the day's document. @throws the error of D1 if none */
export async function currentFactsVersion(env: Env, now: number): Promise<string> {
  try {
    return cache.set("facts", await withCircuitBreaker(now, () => queryFactsVersion(env)), now);
  } catch (error) {
    const last = cache.getStale("facts") ?? (await readPublishedPuzzles(env, "day", dayAt(now)))?.facts;
    if (last === undefined) throw error;
    log("warn", "facts-version-unread", error);
    return last;
  }
}
