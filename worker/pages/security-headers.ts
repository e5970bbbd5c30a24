import type { MiddlewareHandler } from "hono";

/** Headers of every response. Static files have the same from client/public/_headers. */
const DEFAULT_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Link pictures override it, because other sites show them.
  "Cross-Origin-Resource-Policy": "same-origin",
  // Pages override it with their own. Other responses may load and run nothing.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
};

/** Two years. Without subdomains, which may not be part of this site. */
const HSTS = "max-age=63072000";

/** Adds the security headers that a response does not set itself. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the response itself, as in worker/http/cache-control.ts.
  const { headers } = c.res;
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  // Browsers ignore it over http, and servers must not send it (RFC 6797, 7.2).
  if (c.req.url.startsWith("https:")) headers.set("Strict-Transport-Security", HSTS);
};
