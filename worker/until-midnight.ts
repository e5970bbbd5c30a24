import { addDays, dayAt, startOf } from "#rules/day";

/** A cache begins to count when an answer has reached it, in seconds after it was given. */
const ON_ITS_WAY_S = 2;

/**
 * What the day changes: in the cache until the next midnight at the latest, and in no browser.
 *
 * @param now Unix milliseconds
 * @param most seconds, for what something else changes as well
 */
export function untilMidnight(now: number, most = Infinity): string {
  const left = Math.floor((startOf(addDays(dayAt(now), 1)) - now) / 1000) - ON_ITS_WAY_S;
  return `public, max-age=0, s-maxage=${Math.max(0, Math.min(left, most))}`;
}
