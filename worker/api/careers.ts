import { Hono } from "hono";
import type { Careers } from "#rules/career/careers";
import { careersDocument } from "../store/careers.ts";
import type { AppContext } from "../http/context.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/** `GET /api/careers`: the careers of all players who can be guessed in Career Path, for the coach's report. */
export const careersRoute = new Hono<AppContext>().get("/", (c) => respondWithFacts<Careers>(c, careersDocument.read));
