import { Hono } from "hono";
import { puzzleDayOn, puzzleDaysAround } from "#rules/shared/schedule";
import { addDays, dayAt, daysBetween, startOf, type Day } from "#rules/shared/day";
import { GAME_CONFIG, SCHEDULES } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { readHealth, type HealthData } from "../store/health.ts";
import { readUndealtPuzzles, type PuzzleKey } from "../store/puzzles.ts";
import type { AppContext } from "../http/context.ts";

const SECOND = 1000;

/** By how long after midnight tomorrow must be dealt, in milliseconds. */
const DEALT_WITHIN_MS = 60 * 60 * SECOND;

/** After how many days the facts count as old, once the NHL sync has run. */
const FACTS_DAYS = 3;

/**
 * `GET /api/health`, for monitoring: which puzzles of yesterday, today and tomorrow are not dealt, the age of the facts,
 * the longest waiting result, and the last fault of the NHL sync. Ages are in seconds or days. The status is 503 if
 * storage is unavailable or `problems` is not empty: `tomorrow-missing`, `facts-old`, `results-waiting`.
 */
export const healthRoute = new Hono<AppContext>().get("/", async (c) => {
  const now = c.get("now");
  const today = dayAt(now);
  const [health, missing] = await Promise.all([readHealth(c.env, now), readMissingPuzzles(c.env, today)]);
  const { version, asOf, waitingSince, failure } = health;
  const problems = problemsOf(health, missing, now);
  return c.json(
    {
      problems,
      day: { today, ageSeconds: Math.floor((now - startOf(today)) / SECOND), missing },
      facts: { version, asOf, ageDays: asOf && daysBetween(asOf, today) },
      results: { waitingSeconds: waitingSince && Math.floor((now - waitingSince) / SECOND) },
      lastFailure: failure && { ...failure, ageSeconds: Math.floor((now - failure.at) / SECOND) },
    },
    problems.length > 0 ? 503 : 200,
  );
});

/** Returns the puzzles that the rollover should have dealt (worker/jobs/rollover.ts) and that are missing. */
const readMissingPuzzles = async (env: Env, today: Day): Promise<PuzzleKey[]> =>
  (
    await Promise.all(SCHEDULES.map((every) => readUndealtPuzzles(env, every, puzzleDaysAround({ every }, today))))
  ).flat();

function problemsOf({ refreshed, asOf, waitingSince }: HealthData, missing: PuzzleKey[], now: number): string[] {
  const today = dayAt(now);
  const isTomorrowMissing = missing.some(({ game, day }) => day === puzzleDayOn(GAME_CONFIG[game], addDays(today, 1)));
  const areOld = refreshed && asOf !== null && daysBetween(asOf, today) > FACTS_DAYS;
  return [
    ...(isTomorrowMissing && now - startOf(today) >= DEALT_WITHIN_MS ? ["tomorrow-missing"] : []),
    ...(areOld ? ["facts-old"] : []),
    ...(waitingSince !== null ? ["results-waiting"] : []),
  ];
}
