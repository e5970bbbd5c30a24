import type { Day } from "#rules/shared/day";
import { readPageData } from "../../data/page-data.ts";

/**
 * How many stops a day's career has, as the server has written into the page; null where it has not, as for a round
 * of practice.
 *
 * @param day null for practice
 */
export function prerenderedStopCount(day: Day | null): number | null {
  const stops = readPageData()?.stops ?? null;
  return stops !== null && stops.day === day ? stops.count : null;
}
