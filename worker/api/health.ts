import { Hono } from "hono";
import { dayAt, daysBetween, startOf } from "#rules/day";
import { GAME_NAMES } from "#rules/measures";
import { readHealth } from "../store/health.ts";
import type { ApiContext } from "./context.ts";

const SECOND = 1000;

/**
 * `GET /api/health`, for whoever runs the site: until when days are dealt, how old the league's facts are, and
 * what a night last failed to learn. Ages are in seconds for what happened at an instant, in days for a day.
 */
export const health = new Hono<ApiContext>().get("/", async (c) => {
  const now = c.get("now");
  const today = dayAt(now);
  const { dealt, stamp, asOf, failure } = await readHealth(c.env, GAME_NAMES);
  return c.json({
    day: { today, ageSeconds: Math.floor((now - startOf(today)) / SECOND), dealtUntil: dealt },
    facts: { stamp, asOf, ageDays: asOf && daysBetween(asOf, today) },
    lastFailure: failure && { ...failure, ageSeconds: Math.floor((now - failure.at) / SECOND) },
  });
});
