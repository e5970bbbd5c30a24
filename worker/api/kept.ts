import { createMiddleware } from "hono/factory";

export { untilMidnight } from "../until-midnight.ts";

/**
 * How long answers are kept, by browsers and by the cache in front of the Worker, which knows one answer for each
 * address: whoever asks, with whatever cookie. So what depends on the visitor is kept nowhere.
 *
 * `s-maxage` is for that cache alone, and has it serve nothing past its time; what may be served once more while it is
 * asked for anew says `max-age` and `stale-while-revalidate`.
 */

/** What never changes under its address. */
export const FOR_GOOD = "public, max-age=31536000, immutable";

/** What changes once a night at most, and is as good the day after. */
export const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** For so many seconds what is counted while people play is told again: by the cache alone, and by no browser. */
export const A_MOMENT_S = 20;
export const FOR_A_MOMENT = `public, max-age=0, s-maxage=${A_MOMENT_S}`;

/** Whatever does not say how long it may be kept is not: the cache would make up a time of its own, up to two hours. */
export const keepNothing = createMiddleware(async (c, next) => {
  await next();
  // Written into the answer itself: `c.header` would make a second one of it, with its body as a stream.
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
});
