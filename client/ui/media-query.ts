import type { Watched } from "../storage/store.ts";

/** Whether a media query holds, told again whenever that changes. Nowhere does it hold for a page being written. */
export const makeMedia = (query: string): Watched<boolean> => ({
  read: () => matchMedia(query).matches,
  watch(changed) {
    const media = matchMedia(query);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  },
  written: () => false,
});
