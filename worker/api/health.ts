import { Hono } from "hono";
import { puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, daysBetween, startOf } from "#rules/day";
import { readHealth, type Health } from "../store/health.ts";
import type { ApiContext } from "./context.ts";

const SECOND = 1000;

/** How long after midnight tomorrow must be there, in milliseconds. */
const DEALT_WITHIN_MS = 60 * 60 * SECOND;

/** Facts of more days than these are old, once a night has refreshed them. */
const FACTS_DAYS = 3;

/**
 * `GET /api/health`, for whoever runs the site: until when days are dealt, how old the league's facts are, since when a
 * result waits to be recorded, and what a night last failed to learn. Ages are in seconds for what happened at an
 * instant, in days for a day. Where something is amiss that does not mend itself, the status is 503 and `amiss` says
 * what, for a monitor to notice: `tomorrow-missing`, `facts-old`, `results-waiting`. Storage out of reach is a 503, too.
 */
export const health = new Hono<ApiContext>().get("/", async (c) => {
  const now = c.get("now");
  const today = dayAt(now);
  const found = await readHealth(c.env, now);
  const { dealt, stamp, asOf, waitingSince, failure } = found;
  const amiss = amissIn(found, now);
  return c.json(
    {
      amiss,
      day: { today, ageSeconds: Math.floor((now - startOf(today)) / SECOND), dealtUntil: dealt },
      facts: { stamp, asOf, ageDays: asOf && daysBetween(asOf, today) },
      results: { waitingSeconds: waitingSince && Math.floor((now - waitingSince) / SECOND) },
      lastFailure: failure && { ...failure, ageSeconds: Math.floor((now - failure.at) / SECOND) },
    },
    amiss.length > 0 ? 503 : 200,
  );
});

function amissIn({ dealt, dealtWeek, refreshed, asOf, waitingSince }: Health, now: number): string[] {
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
