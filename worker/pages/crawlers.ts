import { Hono } from "hono";
import { tokenOf } from "#rules/site/placeholders";
import type { Env } from "../env.ts";
import { sitemapIndexOf, sitemapOf } from "./players/sitemap.ts";

/** Content types of the files for crawlers and feed readers. */
const FILES: Readonly<Record<string, string>> = {
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/fr/feed.xml": "application/atom+xml; charset=utf-8",
};

/** One hour: new articles come with a deployment, and may be listed up to an hour later. */
const KEPT = "public, max-age=3600";

/**
 * `/robots.txt`, `/sitemap.xml` and the feeds, `/feed.xml` and `/fr/feed.xml`, as they were built
 * (client/build/link-pictures), with the site's origin filled in, which is unknown to the build. An origin contains no
 * character that XML escapes.
 */
export const crawlersRoute = new Hono<{ Bindings: Env; Variables: { origin: string } }>();

for (const [path, type] of Object.entries(FILES))
  crawlersRoute.get(path, async (c) => {
    const file = await c.env.ASSETS.fetch(new URL(path, c.req.url));
    if (!file.ok) return c.notFound();
    const text = (await file.text()).replaceAll(tokenOf("ORIGIN"), c.get("origin"));
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": KEPT });
  });

/** `/sitemap-players.xml` is an index of one sitemap per letter, `/sitemap-players-m.xml`, and that of the lists. */
crawlersRoute.get("/:file{sitemap-players(?:-[a-z]+)?\\.xml}", async (c) => {
  const [, of] = /-players(?:-([a-z]+))?\.xml$/.exec(c.req.param("file")) ?? [];
  const origin = c.get("origin");
  const text = of === undefined ? await sitemapIndexOf(c.env, origin) : await sitemapOf(c.env, of, origin);
  if (text === null) return c.notFound();
  return c.body(text, 200, { "Content-Type": FILES["/sitemap.xml"] ?? "", "Cache-Control": KEPT });
});
