import { Hono } from "hono";
import type { Careers } from "#rules/career/careers";
import { readCareers } from "../store/careers.ts";
import type { ApiContext } from "../http/context.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/** `GET /api/careers`: the careers of all players who can be guessed in Career Path, for the coach's report. */
export const careers = new Hono<ApiContext>().get("/", (c) => respondWithFacts<Careers>(c, readCareers));
