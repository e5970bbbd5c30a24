import { Hono } from "hono";
import { encodeLeague } from "#rules/league/league-columns";
import { readPublishedLeague } from "../store/leagues.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { CACHE_IMMUTABLE } from "../http/cache-control.ts";

/** `GET /api/leagues/:version/columns`, immutable. The path names the format: browsers cache the documents of each. */
export const leaguesRoute = new Hono<AppContext>().get("/:version/columns", async (c) => {
  const version = c.req.param("version");
  const league = /^[0-9a-f]{12}$/.test(version) ? await readPublishedLeague(c.env, version) : null;
  if (league === null) throw apiError("unknown-league");
  c.header("Cache-Control", CACHE_IMMUTABLE);
  return c.json(encodeLeague(league));
});
