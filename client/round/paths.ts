import { DAILY_PATHS } from "../data/dailies.ts";
import type { AnyMode } from "./mode.ts";

/** Where a game is practised. */
export const practicePathOf = ({ game, practisedAs }: Pick<AnyMode, "game" | "practisedAs">): string =>
  practisedAs?.path ?? `${DAILY_PATHS[game]}?practice`;
