import { createMiddleware } from "hono/factory";

/**
 * How long a browser may keep a response. No other cache keeps any: Cloudflare's would bill every static file and every
 * cache hit as a request (docs/decisions/keep-workers-cache-off.md).
 */

/** For content that never changes under its address. */
export const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";

/** For content whose address has the version of the facts. Its form may change with a release, so not for good. */
export const CACHE_ONE_WEEK = "public, max-age=604800, immutable";

/** For content that changes once per night at most and does no harm on the next day. */
export const CACHE_ONE_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Forbids caching of every response that has no Cache-Control of its own. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  // Set on the response itself: `c.header` would copy the response and turn its body into a stream.
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
});
