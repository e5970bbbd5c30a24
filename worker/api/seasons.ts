import { Hono } from "hono";
import type { SeasonList } from "#rules/roster/roster";
import { seasonListDocument, readCompleteRoster } from "../store/seasons.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { factsRoute } from "../http/facts-document.ts";

/**
 * - `GET /api/seasons`: which club played in which season since 1967-68, with its names of the time.
 * - `GET /api/seasons/:season/:team`: the complete roster with later honours, for finished rounds.
 */
export const seasonsRoute = new Hono<AppContext>()
  .route("/", factsRoute<SeasonList>(seasonListDocument))
  .get("/:season/:team", async (c) => {
    const { season, team } = c.req.param();
    const roster = /^\d{8}$/.test(season) ? await readCompleteRoster(c.env, { season: Number(season), team }) : null;
    if (roster === null) throw apiError("unknown-season");
    c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json(roster);
  });
