import { GAME_PATHS } from "#rules/site/pages";
import type { AnyGameScreen } from "./game-screen.ts";

export const practicePathOf = ({ game, practisedAs }: Pick<AnyGameScreen, "game" | "practisedAs">): string =>
  practisedAs?.path ?? `${GAME_PATHS[game]}?practice`;
