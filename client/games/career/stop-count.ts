import type { Day } from "#rules/shared/day";
import { readPageData } from "../../browser/page-data.ts";

/** Returns the number of stops of a day's career from the prerendered page; null if it is not there, as in practice. */
export function prerenderedStopCount(day: Day | null): number | null {
  const stops = readPageData()?.stops ?? null;
  return stops !== null && stops.day === day ? stops.count : null;
}
