import type { EndedRound } from "#rules/games";
import { Share, useShareContent } from "../shared/share.tsx";
import { anyGameScreen } from "../shared/game-screen.ts";
import { gridScreen } from "./screen.ts";

/** Shares the result as text from the board. Loaded on demand: it needs the screen, which has the board. */
export const ShareButton = ({ view }: { view: EndedRound<"grid"> }) => (
  <Share shared={{ ...useShareContent(anyGameScreen(gridScreen), view), picture: null }} variant="go" />
);
