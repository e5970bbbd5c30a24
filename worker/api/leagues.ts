import { Hono } from "hono";
import { toColumns } from "#rules/league/league-columns";
import { readLeague } from "../store/leagues.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { CACHE_IMMUTABLE } from "../http/cache-control.ts";

/**
 * `GET /api/leagues/:version/columns`: the published clubs and players, immutable. The format is part of the path, so
 * that browsers do not reuse a cached document of another one.
 */
export const leagues = new Hono<ApiContext>().get("/:version/columns", async (c) => {
  const version = c.req.param("version");
  const league = /^[0-9a-f]{12}$/.test(version) ? await readLeague(c.env, version) : null;
  if (league === null) throw failure("unknown-league");
  c.header("Cache-Control", CACHE_IMMUTABLE);
  return c.json(toColumns(league));
});
