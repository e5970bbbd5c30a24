import { t } from "i18next";
import { MIN_STOPS } from "#rules/career/stages";
import type { GameView } from "#rules/games";
import type { Day } from "#rules/shared/day";
import { readPageData } from "../../browser/page-data.ts";
import { stopsText } from "../../i18n/placeholder.ts";

/** Returns the number of stops of a career. Before the deal only a prerendered page has it, for its day: else null. */
export function countStops(view: GameView<"career"> | null, day: Day | null): number | null {
  if (view !== null) return view.seen.stops.length;
  const stops = readPageData()?.stops ?? null;
  return stops !== null && stops.day === day ? stops.count : null;
}

/** Returns the number of stops in words. */
export function stopCountNote(view: GameView<"career"> | null, day: Day | null): string {
  const stops = countStops(view, day);
  if (stops !== null) return t("career.length", { count: stops, stops: stopsText(stops) });
  // Placeholder for any number, with spaces as wide as digits.
  return t("career.length", { count: MIN_STOPS, stops: MIN_STOPS }).replace(/./g, "\u2007");
}
