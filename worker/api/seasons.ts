import { Hono } from "hono";
import type { SeasonList } from "#rules/roster";
import { readSeasonList, readWholeRoster } from "../store/seasons.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { CACHE_ONE_DAY } from "./cache-control.ts";
import { respondWithFacts } from "./facts-document.ts";

/**
 * The seasons that can be guessed in Roster Mystery.
 *
 * - `GET /api/seasons`: which club played in which season since 1967-68, with the names of the time.
 * - `GET /api/seasons/:season/:team`: everybody who played there, and what became of him. It is for rounds that are over:
 *   what a round shows before is in its view.
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
