import { Hono } from "hono";
import * as v from "valibot";
import { buildLegendsCoachReport } from "#rules/legends/coach";
import type { LegendsFacts } from "#rules/legends/legends";
import { roundStateOf } from "#rules/shared/round";
import { parseGame } from "../http/game-params.ts";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { decryptRound, loadPuzzleOfRound } from "../rounds/load-round.ts";

/** `POST /api/coach`: the coach's report on a finished round of Legends. The browser lacks all players' figures. */
export const coachRoute = new Hono<AppContext>().post("/", jsonBody(v.object({ round: v.string() })), async (c) => {
  const round = await decryptRound(c, c.req.valid("json").round);
  await enforceRateLimit(c, "proofs", round.visitor);
  const { game, puzzle } = await loadPuzzleOfRound(c, parseGame("legends"), round);
  if (roundStateOf(game, puzzle, round) === "guessing") throw apiError("round-not-over");
  const { deal, guesses } = round;
  const filter = deal.kind === "practice" ? deal.filter : undefined;
  const [facts, secret] = [puzzle.facts as LegendsFacts, puzzle.secret as number];
  return c.json(buildLegendsCoachReport(facts, secret, guesses as number[], filter));
});
