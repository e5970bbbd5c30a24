import { Hono } from "hono";
import { addDays, dayAt, puzzleNumber, startOf } from "#rules/shared/day";
import { ensureDay } from "../puzzles/deal.ts";
import { variantsOn } from "../puzzles/puzzle-data.ts";
import { readFactsDate } from "../store/health.ts";
import { leagueOfDay } from "../store/puzzles.ts";
import type { AppContext } from "../http/context.ts";

/**
 * `GET /api/today`: the day, the number of its puzzles, the version of its league, the variants of its puzzles (`face`:
 * a photograph or a Sweater Reveal), the server's time and the next midnight in Unix milliseconds, and the day of the last update of the
 * facts.
 */
export const todayRoute = new Hono<AppContext>().get("/", async (c) => {
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
