import type { ParseKeys } from "i18next";
import { isDaily, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import type { AnyGameScreen } from "./game-screen.ts";

/** Where a game is practised. */
export const practicePathOf = ({ game, practisedAs }: Pick<AnyGameScreen, "game" | "practisedAs">): string =>
  practisedAs?.path ?? `${GAME_PATHS[game]}?practice`;

/** What the way to a game's running puzzle is called. */
export const runningPuzzleLinkText = (game: GameName): ParseKeys => (isDaily(game) ? "ways.today" : "ways.thisWeek");
