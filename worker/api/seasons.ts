import { Hono } from "hono";
import type { SeasonList } from "#rules/roster/roster";
import { readSeasonList, readWholeRoster } from "../store/seasons.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/**
 * The seasons of Roster Mystery.
 * - `GET /api/seasons`: which club played in which season since 1967-68, with its names of the time.
 * - `GET /api/seasons/:season/:team`: the complete roster with later honours, for finished rounds.
 */
export const seasons = new Hono<ApiContext>()
  .get("/", (c) => respondWithFacts<SeasonList>(c, readSeasonList))
  .get("/:season/:team", async (c) => {
    const { season, team } = c.req.param();
    const roster = /^\d{8}$/.test(season) ? await readWholeRoster(c.env, { season: Number(season), team }) : null;
    if (roster === null) throw failure("unknown-season");
    c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json(roster);
  });
