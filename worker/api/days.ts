import { Hono } from "hono";
import { dayAt, puzzleNumber } from "#rules/day";
import type { GameAnswer, GameName } from "#rules/games";
import { ensureDay } from "../midnight.ts";
import { readFacts } from "../store/leagues.ts";
import type { ApiContext } from "./context.ts";
import { gameNamed, playableDay } from "./dealing.ts";
import { failure } from "./errors.ts";

/** `GET /api/days/:day/:game`: the answer of a day that is over. */
export const days = new Hono<ApiContext>().get("/:day/:game", async (c) => {
  const { name, game } = gameNamed(c.req.param("game"));
  const now = c.get("now");
  const day = playableDay(c.req.param("day"), now);
  if (day === dayAt(now)) throw failure("day-not-over");
  const { secret, league } = (await ensureDay(c.env, day, now)).puzzles[name];
  const answer = game.answer(await readFacts(c.env, league, day), secret) as GameAnswer<GameName>;
  c.header("Cache-Control", "public, max-age=86400");
  return c.json({ day, number: puzzleNumber(day), league, answer });
});
