import { Hono } from "hono";
import type { Env } from "./env.ts";

/** Every page there is. The client's URL table must name the same, or it does not compile. */
const PATHS = ["/", "/nhl/daily-guessing-game", "/nhl/unlimited-guessing-game"] as const;

export type Path = (typeof PATHS)[number];

/** The page for any address: with 200 where there is a page, with 404 and the same helpful page elsewhere. */
export const pages = new Hono<{ Bindings: Env }>().get("*", async (c) => {
  // A file of an earlier build is gone; a page in its place would only confuse the browser.
  if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
  const path = c.req.path.replace(/(?<=.)\/$/, "");
  const page = await c.env.ASSETS.fetch(new URL("/", c.req.url));
  const known = (PATHS as readonly string[]).includes(path);
  return new Response(page.body, { status: known ? page.status : 404, headers: page.headers });
});
