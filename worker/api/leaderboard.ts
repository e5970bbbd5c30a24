import { Hono } from "hono";
import { isGameName } from "#rules/shared/game-config";
import { LEADERBOARD_PERIODS } from "#rules/site/leaderboard";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { viewLeaderboard } from "../results/leaderboard.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/** `GET /api/leaderboard?period=today|week|all&game=classic|…|all`: the first hundred, and the visitor's own row. */
export const leaderboardRoute = new Hono<AppContext>().get("/", async (c) => {
  const { period: asked = "today", game = "all" } = c.req.query();
  const period = LEADERBOARD_PERIODS.find((each) => each === asked);
  if (period === undefined) throw apiError("invalid-request");
  if (game !== "all" && !isGameName(game)) throw apiError("unknown-game");
  const visitor = await readVisitorId(c);
  await enforceRateLimit(c, "leaderboards", visitor);
  return c.json(await viewLeaderboard(c.env, { period, game }, visitor, c.get("now")));
});
