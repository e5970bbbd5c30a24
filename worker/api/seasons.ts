import { Hono } from "hono";
import type { SeasonList } from "#rules/roster";
import { readSeasonList } from "../store/seasons.ts";
import type { ApiContext } from "./context.ts";
import { answerStamped } from "./stamped.ts";

/** `GET /api/seasons`: which club played in which season since 1967-68, with the names of the time. */
export const seasons = new Hono<ApiContext>().get("/", (c) => answerStamped<SeasonList>(c, readSeasonList));
