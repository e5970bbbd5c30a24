import { useSyncExternalStore } from "react";

let foot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * Offers a place to what stands at the foot of every screen, from something that covers the page and
 * makes it unreachable. Returns how to take it back.
 */
export function offerFoot(place: HTMLElement): () => void {
  const set = (next: HTMLElement | null): void => {
    foot = next;
    for (const listener of listeners) listener();
  };
  set(place);
  return () => set(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where the foot of the screen is while something covers the page; null while the page itself has it. */
export const useFoot = (): HTMLElement | null => useSyncExternalStore(subscribe, () => foot);
