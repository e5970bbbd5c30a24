import { Hono } from "hono";
import { addDays, dayAt, puzzleNumber, startOf } from "#rules/shared/day";
import { kindOf, type FaceEvidence } from "#rules/face/face";
import { ensureDay } from "../puzzles/deal.ts";
import { readAsOf } from "../store/health.ts";
import type { ApiContext } from "../http/context.ts";

/**
 * `GET /api/today`: the day, the number of its puzzles, the version of its league, whether its face is a photograph or
 * a Sweater Reveal, the server's time and the next midnight in Unix milliseconds, and the day of the last update of the
 * facts.
 */
export const today = new Hono<ApiContext>().get("/", async (c) => {
  const now = c.get("now");
  const day = dayAt(now);
  const { puzzles } = await ensureDay(c.env, day, now);
  const factsAsOf = await readAsOf(c.env, now);
  return c.json({
    day,
    number: puzzleNumber(day),
    league: puzzles.classic.league,
    face: kindOf(puzzles.face.evidence as FaceEvidence),
    now,
    next: startOf(addDays(day, 1)),
    factsAsOf,
  });
});
