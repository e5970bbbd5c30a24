import type { ParseKeys } from "i18next";
import { isDaily, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import type { AnyGameScreen } from "./game-screen.ts";

/** Returns the path of a game's practice. */
export const practicePathOf = ({ game, practisedAs }: Pick<AnyGameScreen, "game" | "practisedAs">): string =>
  practisedAs?.path ?? `${GAME_PATHS[game]}?practice`;

/** Returns the text of the link to a game's current puzzle. */
export const runningPuzzleLinkText = (game: GameName): ParseKeys => (isDaily(game) ? "ways.today" : "ways.thisWeek");
