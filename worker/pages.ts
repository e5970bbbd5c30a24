import { Hono } from "hono";
import { ARTICLES } from "./articles.ts";
import { configurePage } from "./configuration.ts";
import type { Env } from "./env.ts";

/** Every page there is. The client's URL table must name the same, or it does not compile. */
export const PATHS = [
  "/",
  "/nhl/daily-guessing-game",
  "/nhl/unlimited-guessing-game",
  "/nhl/roster-mystery-game",
  "/nhl/face-reveal-game",
  "/nhl/career-path-game",
  "/nhl/immaculate-grid",
  "/nhl/random-player-generator",
  "/nhl/tiktok-promo",
  "/hockey-insights",
  "/leaderboard",
  "/privacy-policy",
] as const;

export type Path = (typeof PATHS)[number];

const KNOWN: ReadonlySet<string> = new Set([...PATHS, ...ARTICLES.map((slug) => `/hockey-insights/${slug}`)]);

/** The page for any address: with 200 where there is a page, with 404 and the same helpful page elsewhere. */
export const pages = new Hono<{ Bindings: Env }>().get("*", async (c) => {
  // A file of an earlier build is gone; a page in its place would only confuse the browser.
  if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
  const path = c.req.path.replace(/(?<=.)\/$/, "");
  const page = await configurePage(await c.env.ASSETS.fetch(new URL("/", c.req.url)), c.env);
  return new Response(page.body, { status: KNOWN.has(path) ? page.status : 404, headers: page.headers });
});
