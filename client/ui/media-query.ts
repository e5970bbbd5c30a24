import type { Store } from "../storage/store.ts";

/** Whether a media query holds, told again whenever that changes. Nowhere does it hold for a page being written. */
export const createMediaQuery = (query: string): Store<boolean> => ({
  read: () => matchMedia(query).matches,
  watch(changed) {
    const media = matchMedia(query);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  },
  written: () => false,
});
