import { Hono } from "hono";
import * as v from "valibot";
import { ensurePuzzle } from "../deal.ts";
import { seal } from "../seal.ts";
import { readFactsOf } from "../store/facts.ts";
import { gameNamed, runningDay } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import type { Challenge } from "./table.ts";

/** `POST /api/challenges/:game`: hides an answer of one's choice in a code for a friend. */
export const challenges = new Hono<ApiContext>().post("/:game", body(v.object({ secret: v.unknown() })), async (c) => {
  const named = gameNamed(c.req.param("game"));
  const { name, game } = named;
  const now = c.get("now");
  const day = runningDay(named, now);
  const { league } = await ensurePuzzle(c.env, name, day, now);
  if (game.choose === undefined) throw failure("cannot-challenge");
  const secret = game.choose(await readFactsOf(c.env, name, { league, day }, now), c.req.valid("json").secret);
  if (secret === null) throw failure("unknown-player");
  const challenge: Challenge = { game: name, secret };
  return c.json({ code: await seal(c.env, "challenge", challenge, now) });
});
