import { Hono } from "hono";
import { addDays, dayAt, puzzleNumber, startOf } from "#rules/shared/day";
import { ensureDay } from "../puzzles/deal.ts";
import { variantsOn } from "../puzzles/puzzle-data.ts";
import { readFactsDate } from "../store/health.ts";
import { leagueOfDay } from "../store/puzzles.ts";
import type { AppContext } from "../http/context.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { runRollover } from "../jobs/rollover.ts";
import { log } from "../runtime/log.ts";
import { afterResponse } from "../runtime/timeouts.ts";

/**
 * - `GET /api/today`: the day, the number of its puzzles, the version of its league, the variants of its puzzles (`face`:
 * a photograph or a Sweater Reveal), the server's time and the next midnight in Unix milliseconds, and the day of the last update of the
 * facts.
 * - `POST /api/today` has the puzzles of yesterday, today and tomorrow dealt that are missing, as the hourly rollover does,
 * without waiting for it. For a site that has just been started or deployed; it changes nothing on any other.
 */
export const todayRoute = new Hono<AppContext>()
  .post("/", async (c) => {
    await enforceRateLimit(c, "rollovers", null);
    const now = c.get("now");
    await afterResponse(c.env, (env) =>
      runRollover(env, now).catch((error: unknown) => log("error", "task-failed", error, { task: "rollover" })),
    );
    return c.body(null, 202);
  })
  .get("/", async (c) => {
    const now = c.get("now");
    const day = dayAt(now);
    const { puzzles } = await ensureDay(c.env, day, now);
    const factsAsOf = await readFactsDate(c.env, now);
    return c.json({
      day,
      number: puzzleNumber(day),
      league: leagueOfDay(puzzles),
      ...variantsOn(c.env, puzzles),
      now,
      next: startOf(addDays(day, 1)),
      factsAsOf,
    });
  });
