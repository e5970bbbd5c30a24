import type { MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";

/** Hosts that only this machine or its network has: "localhost", "deke.localhost", and IP addresses. */
const LOCAL = /^(?:(?:.+\.)?localhost|[\d.]+|\[[\da-f:.]+\])$/;

const isLocal = ({ hostname }: URL): boolean => LOCAL.test(hostname);

/**
 * Returns the origin of the site for everything that leads to it: canonical addresses, sitemaps, feeds, shared links. It is
 * the variable ORIGIN. The host of a request counts only where no one else can choose it: on the developer's machine, and
 * on workers.dev if ORIGIN is not set.
 *
 * @returns null if ORIGIN is not set and the request is for another host
 */
function siteOrigin({ ORIGIN }: Env, url: URL): string | null {
  if (isLocal(url)) return url.origin;
  const configured = URL.parse(ORIGIN ?? "");
  if (configured?.protocol === "https:" && configured.href === `${configured.origin}/`) return configured.origin;
  return url.hostname.endsWith(".workers.dev") ? `https://${url.host}` : null;
}

/** Sets the site's origin for a request, and redirects http to https except on the developer's machine. */
export const setOrigin: MiddlewareHandler<{ Bindings: Env; Variables: { origin: string } }> = async (c, next) => {
  const url = new URL(c.req.url);
  const origin = siteOrigin(c.env, url);
  if (origin === null)
    return c.text("Set ORIGIN in wrangler.toml to the address of this site: https://deke.example", 421);
  if (url.protocol === "http:" && !isLocal(url)) return c.redirect(origin + url.pathname + url.search, 308);
  c.set("origin", origin);
  return next();
};
