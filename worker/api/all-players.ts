import { Hono } from "hono";
import { MAX_DRAWN, type PlayerCardData, type AllPlayers } from "#rules/league/all-players";
import { readPlayerCards, readAllPlayersDocument } from "../store/all-players.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/**
 * All players since 1917. The browser filters and draws by itself.
 * - `GET /api/people`: all players, one row each, with clubs and trophies.
 * - `GET /api/people/:ids`: the full cards of up to ten players, ids joined by hyphens.
 */
export const allPlayersRoute = new Hono<AppContext>()
  .get("/", (c) => respondWithFacts<AllPlayers>(c, readAllPlayersDocument))
  .get("/:ids", async (c) => {
    const ids = readIds(c.req.param("ids"));
    c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ cards: await readPlayerCards(c.env, ids) } satisfies { cards: PlayerCardData[] });
  });

/** Parses one to ten different ids. @throws invalid-request */
function readIds(text: string): number[] {
  const parts = text.split("-");
  const isList = parts.length <= MAX_DRAWN && parts.every((part) => /^\d{7}$/.test(part));
  if (!isList || new Set(parts).size < parts.length) throw apiError("invalid-request");
  return parts.map(Number);
}
