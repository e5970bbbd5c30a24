import { Share, useShared } from "../../round/share.tsx";
import { anyMode, type EndedView } from "../../round/mode.ts";
import { gridMode } from "./mode.ts";

/** Shares the result from the board. Loaded on demand: it needs the mode, which has the board. */
export const ShareButton = ({ view }: { view: EndedView<"grid"> }) => (
  <Share shared={useShared(anyMode(gridMode), view)} variant="go" />
);
