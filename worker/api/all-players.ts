import { Hono } from "hono";
import type { AllPlayers } from "#rules/league/all-players";
import { allPlayersDocument } from "../store/all-players.ts";
import type { AppContext } from "../http/context.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/** `GET /api/people`: all players since 1917, one row each, with clubs. The browser filters and draws by itself. */
export const allPlayersRoute = new Hono<AppContext>().get("/", (c) =>
  respondWithFacts<AllPlayers>(c, allPlayersDocument.read),
);
