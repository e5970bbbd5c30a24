import { Hono } from "hono";
import { isGameName } from "#rules/shared/game-config";
import { LEADERBOARD_PERIODS, type LeaderboardPeriod } from "#rules/shared/score";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { readLeaderboard } from "../results/leaderboard.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

const isPeriod = (period: string): period is LeaderboardPeriod =>
  (LEADERBOARD_PERIODS as readonly string[]).includes(period);

/**
 * `GET /api/leaderboard?period=today|week|all&game=classic|…|all`: the first hundred, by their nicknames, the visitor's own
 * row, and how many there are; null for over 1,000. A visitor without a nickname is on the board that they see themselves,
 * so that ranks, rows and total agree. Another period is `invalid-request`, another game `unknown-game`.
 */
export const leaderboardRoute = new Hono<AppContext>().get("/", async (c) => {
  const { period = "today", game = "all" } = c.req.query();
  if (!isPeriod(period)) throw apiError("invalid-request");
  if (game !== "all" && !isGameName(game)) throw apiError("unknown-game");
  return c.json(await readLeaderboard(c.env, { period, game }, await readVisitorId(c), c.get("now")));
});
