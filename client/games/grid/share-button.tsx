import { Share, useShared } from "../shared/share.tsx";
import { anyMode, type EndedView } from "../shared/game-screen.ts";
import { gridMode } from "./screen.ts";

/** Shares the result from the board. Loaded on demand: it needs the mode, which has the board. */
export const ShareButton = ({ view }: { view: EndedView<"grid"> }) => (
  <Share shared={useShared(anyMode(gridMode), view)} variant="go" />
);
