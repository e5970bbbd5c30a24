import { Hono } from "hono";
import { MOST_DRAWN, type Card, type People } from "#rules/league/all-players";
import { readCards, readPeople } from "../store/all-players.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { respondWithFacts } from "../http/facts-document.ts";

/**
 * All players since 1917. The browser filters and draws by itself.
 * - `GET /api/people`: all players, one row each, with clubs and trophies.
 * - `GET /api/people/:ids`: the full cards of up to ten players, ids joined by hyphens.
 */
export const people = new Hono<ApiContext>()
  .get("/", (c) => respondWithFacts<People>(c, readPeople))
  .get("/:ids", async (c) => {
    const ids = readIds(c.req.param("ids"));
    c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ cards: await readCards(c.env, ids) } satisfies { cards: Card[] });
  });

/** Parses one to ten different ids. @throws invalid-request */
function readIds(text: string): number[] {
  const parts = text.split("-");
  const isList = parts.length <= MOST_DRAWN && parts.every((part) => /^\d{7}$/.test(part));
  if (!isList || new Set(parts).size < parts.length) throw failure("invalid-request");
  return parts.map(Number);
}
