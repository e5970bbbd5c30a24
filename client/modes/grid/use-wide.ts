import { useWatched } from "../../store.ts";
import { makeMedia } from "../../ui/media.ts";

/** Where there is room for the search beside the grid. */
const wide = makeMedia("(min-width: 1180px)");

/** Whether the search stands beside the grid, which then stays live. */
export const useWide = (): boolean => useWatched(wide);
