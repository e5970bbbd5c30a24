import { t } from "i18next";
import { isDaily, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS, UNLIMITED_PATH, type PagePath } from "#rules/site/pages";
import { isOver, useDayState } from "./day-state.ts";

/** Returns a link to a game's current puzzle: to play it, or to its result once it is over. */
export function useRunningPuzzleLink(game: GameName): { name: string; to: PagePath } {
  const state = useDayState(game);
  const period = isDaily(game) ? "today" : "thisWeek";
  return {
    name: t(state !== null && isOver(state) ? `links.result.${period}` : `links.${period}`),
    to: GAME_PATHS[game],
  };
}

/** Returns the path of a game's practice, which has a page of its own, or is on that of the daily. */
export const practicePathOf = (game: GameName): string =>
  game === "classic" ? UNLIMITED_PATH : `${GAME_PATHS[game]}?practice`;
