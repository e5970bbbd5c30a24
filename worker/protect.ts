import type { MiddlewareHandler } from "hono";

/** What every answer says, whatever it is; files that the Worker never sees say the same by client/public/_headers. */
const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // A picture for links overrides it: it is there to be shown elsewhere.
  "Cross-Origin-Resource-Policy": "same-origin",
  // A page overrides it with its own. What is no page shows nothing and runs nothing, even opened by itself.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
};

/** For two years. Of this host alone: its neighbours are not ours to decide about. */
const TRANSPORT = "max-age=63072000";

/** Has every answer say what browsers may do with it. What an answer says by itself stands. */
export const protect: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the response itself, as worker/api/cache-control.ts does.
  const { headers } = c.res;
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  // Over http it means nothing, and must not be said (RFC 6797, 7.2).
  if (c.req.url.startsWith("https:")) headers.set("Strict-Transport-Security", TRANSPORT);
};
