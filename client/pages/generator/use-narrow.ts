import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 699px)";

const subscribe = (listener: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the page is as narrow as a phone's. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
