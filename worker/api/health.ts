import { Hono } from "hono";
import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, dayAt, daysBetween, startOf } from "#rules/shared/day";
import { readHealth, type HealthData } from "../store/health.ts";
import type { AppContext } from "../http/context.ts";

const SECOND = 1000;

/** By how long after midnight tomorrow must be dealt, in milliseconds. */
const DEALT_WITHIN_MS = 60 * 60 * SECOND;

/** After how many days the facts count as old, once the NHL sync has run. */
const FACTS_DAYS = 3;

/**
 * `GET /api/health`, for monitoring: the last dealt day, the age of the facts, the longest waiting result, and the last
 * fault of the NHL sync. Ages are in seconds or days. The status is 503 if storage is unavailable or `problems` is not
 * empty: `tomorrow-missing`, `facts-old`, `results-waiting`.
 */
export const healthRoute = new Hono<AppContext>().get("/", async (c) => {
  const now = c.get("now");
  const today = dayAt(now);
  const health = await readHealth(c.env, now);
  const { dealt, stamp, asOf, waitingSince, failure } = health;
  const problems = amissIn(health, now);
  return c.json(
    {
      problems,
      day: { today, ageSeconds: Math.floor((now - startOf(today)) / SECOND), dealtUntil: dealt },
      facts: { stamp, asOf, ageDays: asOf && daysBetween(asOf, today) },
      results: { waitingSeconds: waitingSince && Math.floor((now - waitingSince) / SECOND) },
      lastFailure: failure && { ...failure, ageSeconds: Math.floor((now - failure.at) / SECOND) },
    },
    problems.length > 0 ? 503 : 200,
  );
});

function amissIn({ dealt, dealtWeek, refreshed, asOf, waitingSince }: HealthData, now: number): string[] {
  const today = dayAt(now);
  const tomorrow = addDays(today, 1);
  const week = puzzleDayOn({ every: "week" }, tomorrow);
  const isDealt = dealt !== null && dealt >= tomorrow && dealtWeek !== null && dealtWeek >= week;
  const areOld = refreshed && asOf !== null && daysBetween(asOf, today) > FACTS_DAYS;
  return [
    ...(!isDealt && now - startOf(today) >= DEALT_WITHIN_MS ? ["tomorrow-missing"] : []),
    ...(areOld ? ["facts-old"] : []),
    ...(waitingSince !== null ? ["results-waiting"] : []),
  ];
}
