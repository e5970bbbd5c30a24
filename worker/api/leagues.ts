import { Hono } from "hono";
import { readLeague } from "../store/leagues.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { FOR_GOOD } from "./kept.ts";

/** `GET /api/leagues/:version`: the published clubs and players. A version never changes, so it may be kept for good. */
export const leagues = new Hono<ApiContext>().get("/:version", async (c) => {
  const version = c.req.param("version");
  const league = /^[0-9a-f]{12}$/.test(version) ? await readLeague(c.env, version) : null;
  if (league === null) throw failure("unknown-league");
  c.header("Cache-Control", FOR_GOOD);
  return c.json(league);
});
