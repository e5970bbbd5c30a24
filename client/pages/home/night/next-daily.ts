import { GAME_NAMES, type GameName } from "#rules/measures";
import { isOver, type Standings } from "../../../data/standing.ts";

/** The daily to play next: first a round in progress, then the first not begun; null when all are over. */
export function nextDaily(standings: Standings): GameName | null {
  const open = GAME_NAMES.filter((game) => !isOver(standings[game]));
  return open.find((game) => standings[game].state === "begun") ?? open[0] ?? null;
}
