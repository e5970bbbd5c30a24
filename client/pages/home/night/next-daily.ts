import { GAME_NAMES, type GameName } from "#rules/measures";
import { isOver, type DayStates } from "../../../data/day-state.ts";

/** The daily to play next: first a round in progress, then the first not begun; null when all are over. */
export function nextDaily(dayStates: DayStates): GameName | null {
  const open = GAME_NAMES.filter((game) => !isOver(dayStates[game]));
  return open.find((game) => dayStates[game].state === "begun") ?? open[0] ?? null;
}
