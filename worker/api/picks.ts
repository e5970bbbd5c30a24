import { Hono } from "hono";
import * as v from "valibot";
import { dayAt } from "#rules/shared/day";
import type { Shot } from "#rules/grid/grid";
import { readOwnPicks } from "../store/picks.ts";
import { jsonBody } from "../http/json-body.ts";
import { isSameShot, readDayPicks, visiblePicks } from "../rounds/cached-picks.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { decryptRound, loadPuzzleOfRound } from "../rounds/load-round.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/**
 * `POST /api/picks` returns how many visitors picked the same players in a day's Grid, for the cells that the round may show
 * ({@link visiblePicks}). The visitor's own pick is counted as long as the day runs; the counts are final at midnight.
 * Practice rounds are `invalid-request`.
 */
export const picksRoute = new Hono<AppContext>().post("/", jsonBody(v.object({ round: v.string() })), async (c) => {
  const now = c.get("now");
  const round = await decryptRound(c, c.req.valid("json").round);
  const loaded = await loadPuzzleOfRound(c, "grid", round);
  if ("secret" in round.deal) throw apiError("invalid-request");
  const visitor = await readVisitorId(c);
  // Read before the counts, so that these contain the own pick if it is stored.
  const stored = visitor === null ? null : await readOwnPicks(c.env, visitor, round.day);
  const { at, picks } = await readDayPicks(c.env, round.day, now);
  const isRunning = round.day === dayAt(now);
  // Picks made after midnight never count.
  const isMissing = (shot: Shot): boolean =>
    stored?.picks.some((pick) => isSameShot(pick, shot)) ? stored.finishedAt >= at : isRunning;
  return c.json({ squares: visiblePicks(loaded, picks, isMissing) });
});
