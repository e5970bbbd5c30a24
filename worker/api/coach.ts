import { Hono } from "hono";
import * as v from "valibot";
import { buildLegendsCoachReport } from "#rules/legends/coach";
import type { LegendsFacts } from "#rules/legends/legends";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";
import { loadEndedRound } from "../rounds/load-round.ts";

/** `POST /api/coach`: the coach's report on a finished round of Legends. The browser lacks all players' figures. */
export const coachRoute = new Hono<AppContext>().post("/", jsonBody(v.object({ round: v.string() })), async (c) => {
  await enforceRateLimit(c, "proofs", await readVisitorId(c));
  const { puzzle, round } = await loadEndedRound(c, "legends", c.req.valid("json").round);
  const { deal, guesses } = round;
  const filter = deal.kind === "practice" ? deal.filter : undefined;
  const [facts, secret] = [puzzle.facts as LegendsFacts, puzzle.secret as number];
  return c.json(buildLegendsCoachReport(facts, secret, guesses as number[], filter));
});
