import { Hono } from "hono";
import { dayAt, puzzleNumber } from "#rules/day";
import type { GameAnswer, GameName } from "#rules/games";
import { ensureDay } from "../midnight.ts";
import { readFacts } from "../store/leagues.ts";
import { readOutcomes } from "../store/results.ts";
import type { ApiContext } from "./context.ts";
import { gameNamed, playableDay } from "./dealing.ts";
import { failure } from "./errors.ts";
import { visitorOf } from "./visitor.ts";

/**
 * `GET /api/days/:day/:game`: the answer of a day that is over.
 * `GET /api/days/:day/:game/outcomes`: how its rounds ended, also while it runs, and whether
 * one's own is counted already.
 */
export const days = new Hono<ApiContext>().get("/:day/:game/outcomes", async (c) => {
  const { name, game } = gameNamed(c.req.param("game"));
  const day = playableDay(c.req.param("day"), c.get("now"));
  const counted = await readOutcomes(c.env, name, day, visitorOf(c));
  const wins = Array.from({ length: game.limit }, (_, index) =>
    counted.find(({ won, guesses }) => won && guesses === index + 1)?.count ?? 0);
  const lost = counted.filter(({ won }) => !won).reduce((sum, { count }) => sum + count, 0);
  return c.json({ wins, lost, hasOwn: counted.some(({ hasOwn }) => hasOwn) });
}).get("/:day/:game", async (c) => {
  const { name, game } = gameNamed(c.req.param("game"));
  const now = c.get("now");
  const day = playableDay(c.req.param("day"), now);
  if (day === dayAt(now)) throw failure("day-not-over");
  const { secret, league } = (await ensureDay(c.env, day, now)).puzzles[name];
  const answer = game.answer(await readFacts(c.env, league, day), secret) as GameAnswer<GameName>;
  c.header("Cache-Control", "public, max-age=86400");
  return c.json({ day, number: puzzleNumber(day), league, answer });
});
