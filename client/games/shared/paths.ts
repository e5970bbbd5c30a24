import type { ParseKeys } from "i18next";
import { isDaily, type GameName } from "#rules/shared/game-config";
import { DAILY_PATHS } from "#rules/site/pages";
import type { AnyMode } from "./game-screen.ts";

/** Where a game is practised. */
export const practicePathOf = ({ game, practisedAs }: Pick<AnyMode, "game" | "practisedAs">): string =>
  practisedAs?.path ?? `${DAILY_PATHS[game]}?practice`;

/** What the way to a game's running puzzle is called. */
export const runningWay = (game: GameName): ParseKeys => (isDaily(game) ? "ways.today" : "ways.thisWeek");
