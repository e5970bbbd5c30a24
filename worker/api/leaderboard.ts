import { Hono } from "hono";
import { isGame } from "#rules/shared/game-config";
import { PERIODS, type Period } from "#rules/shared/score";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { readLeaderboard } from "../results/leaderboard.ts";
import { visitorOf } from "../http/visitor-cookie.ts";

const isPeriod = (period: string): period is Period => (PERIODS as readonly string[]).includes(period);

/**
 * `GET /api/leaderboard?period=today|week|all&game=classic|…|all`: the first hundred, by their nicknames, the visitor's own
 * row, and how many there are; null for over 1,000. A visitor without a nickname is on the board that they see themselves,
 * so that ranks, rows and total agree. Another period is `invalid-request`, another game `unknown-game`.
 */
export const leaderboard = new Hono<ApiContext>().get("/", async (c) => {
  const { period = "today", game = "all" } = c.req.query();
  if (!isPeriod(period)) throw failure("invalid-request");
  if (game !== "all" && !isGame(game)) throw failure("unknown-game");
  return c.json(await readLeaderboard(c.env, { period, game }, await visitorOf(c), c.get("now")));
});
