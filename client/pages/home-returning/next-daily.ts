import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { isOver, type DayStates } from "../../data/day-state.ts";

/** Returns the daily to play next: first a round in progress, then the first not begun; null when all are finished. */
export function nextDaily(dayStates: DayStates): DailyName | null {
  const open = DAILY_NAMES.filter((game) => !isOver(dayStates[game]));
  return open.find((game) => dayStates[game].state === "begun") ?? open[0] ?? null;
}
