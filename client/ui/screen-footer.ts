import { createStore, useStore } from "../storage/store.ts";

const foot = createStore<HTMLElement | null>(null);

/**
 * Offers a place to what stands at the foot of every screen, from something that covers the page and
 * makes it unreachable. Returns how to take it back.
 */
export function provideScreenFooter(place: HTMLElement): () => void {
  foot.set(place);
  return () => foot.set(null);
}

/** Where the foot of the screen is while something covers the page; null while the page itself has it. */
export const useScreenFooter = (): HTMLElement | null => useStore(foot);
