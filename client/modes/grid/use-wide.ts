import { useSyncExternalStore } from "react";

/** Where there is room for the search beside the grid. */
const WIDE = "(min-width: 1180px)";

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the search stands beside the grid, which then stays live. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
