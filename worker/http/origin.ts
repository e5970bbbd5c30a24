import type { MiddlewareHandler } from "hono";
import type { Env } from "../env.ts";

/** Hosts that exist only locally: "localhost", "deke.localhost", and IP addresses. */
const LOCAL = /^(?:(?:.+\.)?localhost|[\d.]+|\[[\da-f:.]+\])$/;

const isLocal = ({ hostname }: URL): boolean => LOCAL.test(hostname);

/**
 * Returns the site's origin for canonical URLs, sitemaps, feeds and shared links: the variable ORIGIN. The request's
 * host counts only where no other can be chosen: locally, and on workers.dev if ORIGIN is not set.
 *
 * @returns null if ORIGIN is not set and the request is for another host
 */
function siteOrigin({ ORIGIN }: Env, url: URL): string | null {
  if (isLocal(url)) return url.origin;
  const configured = URL.parse(ORIGIN ?? "");
  if (configured?.protocol === "https:" && configured.href === `${configured.origin}/`) return configured.origin;
  return url.hostname.endsWith(".workers.dev") ? `https://${url.host}` : null;
}

/** Sets the site's origin for a request, and redirects http to https except locally. */
export const originMiddleware: MiddlewareHandler<{ Bindings: Env; Variables: { origin: string } }> = async (
  c,
  next,
) => {
  const url = new URL(c.req.url);
  const origin = siteOrigin(c.env, url);
  if (origin === null)
    return c.text("Set ORIGIN in wrangler.toml to the address of this site: https://deke.example", 421);
  if (url.protocol === "http:" && !isLocal(url)) return c.redirect(origin + url.pathname + url.search, 308);
  c.set("origin", origin);
  return next();
};
