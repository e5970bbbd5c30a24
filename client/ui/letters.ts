import { makeStore } from "../store.ts";

/** Whether the site's own letters are used; until they have come (frame/fonts.ts), others stand in for them. */
export const lettersUsed = makeStore(false);
