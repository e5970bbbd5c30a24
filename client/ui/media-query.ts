import type { Store } from "../storage/store.ts";

/** Returns a store of whether a media query matches. False in prerendered pages. */
export const createMediaQuery = (query: string): Store<boolean> => ({
  read: () => matchMedia(query).matches,
  watch(changed) {
    const media = matchMedia(query);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  },
  prerendered: () => false,
});
