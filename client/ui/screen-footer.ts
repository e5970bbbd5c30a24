import { createStore, useStore } from "../storage/store.ts";

const foot = createStore<HTMLElement | null>(null);

/**
 * Provides a place for the fixed footer of the screen, in an element that covers the page and makes it inert.
 *
 * @returns a function that removes it
 */
export function setScreenFooter(place: HTMLElement): () => void {
  foot.set(place);
  return () => foot.set(null);
}

/** Returns the place for the fixed footer of the screen while an element covers the page, otherwise null. */
export const useScreenFooter = (): HTMLElement | null => useStore(foot);
