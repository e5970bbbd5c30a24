import { Hono, type TypedResponse } from "hono";
import { MOST_DRAWN, type Card, type People } from "#rules/people";
import { readCards, readPeople, readStamp } from "../store/people.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";

/** Rosters change with a deployment; a browser may be a day behind. */
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * Everybody who ever played. The browser filters and draws by itself, so that a draw costs the
 * server nothing but the cards of those drawn.
 *
 * - `GET /api/people`: all of them, a line each, with clubs, champions and trophies.
 * - `GET /api/people/:ids`: the full cards of up to ten, their ids joined by hyphens.
 */
export const people = new Hono<ApiContext>()
  .get("/", async (c) => {
    const stamp = await readStamp(c.env);
    const etag = `"${stamp}"`;
    c.header("Cache-Control", FOR_A_DAY);
    c.header("ETag", etag);
    // Whoever compresses the answer on its way marks the tag as weak.
    const isKnown = c.req.header("If-None-Match")?.replace(/^W\//, "") === etag;
    const answer = isKnown
      ? c.body(null, 304)
      : c.body(await readPeople(c.env, stamp), 200, { "Content-Type": "application/json" });
    // What the text is, only its type can tell the client.
    return answer as Response as Response & TypedResponse<People>;
  })
  .get("/:ids", async (c) => {
    const ids = readIds(c.req.param("ids"));
    c.header("Cache-Control", FOR_A_DAY);
    return c.json({ cards: await readCards(c.env, ids) } satisfies { cards: Card[] });
  });

/** @throws invalid-request for what is no list of one to ten ids, each once */
function readIds(text: string): number[] {
  const parts = text.split("-");
  const isList = parts.length <= MOST_DRAWN && parts.every((part) => /^\d{7}$/.test(part));
  if (!isList || new Set(parts).size < parts.length) throw failure("invalid-request");
  return parts.map(Number);
}
