import { useSyncExternalStore } from "react";

/** A value that can change, and be subscribed to. */
export interface Store<Value> {
  read: () => Value;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  watch: (changed: () => void) => () => void;
  /** Returns the value during prerendering and hydration. Defaults to `read`. */
  prerendered?: () => Value;
}

/** Creates a list of subscribers, for values that are stored elsewhere. */
export function createListeners<Change = void>() {
  const listeners = new Set<(change: Change) => void>();
  return {
    tell(change: Change): void {
      for (const listener of listeners) listener(change);
    },
    watch(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Creates a store for a value outside all components, which lasts as long as the page is open. */
export function createStore<Value>(value: Value): Store<Value> & { set: (next: Value) => void } {
  const { tell, watch } = createListeners();
  return {
    read: () => value,
    set(next) {
      value = next;
      tell();
    },
    watch,
  };
}

/** Whether the server renders what a browser shows after hydration. */
let rendersHydrated = false;

/** Makes components render without a browser as they do after hydration: with stored results and the clock. */
export function renderHydrated(isHydrated: boolean): void {
  rendersHydrated = isHydrated;
}

// Vite removes the second case from the browser's bundle.
const isPrerendering = (): boolean => !import.meta.env.SSR || !rendersHydrated;

/** Returns the current value of a store, and rerenders when it changes. */
export const useStore = <Value>({ watch, read, prerendered = read }: Store<Value>): Value =>
  useSyncExternalStore(watch, read, isPrerendering() ? prerendered : read);

const never = () => () => {};

/**
 * Returns false during prerendering and hydration, true from the first render after hydration. Use it before reading
 * storage, the clock or the viewport, so that server and client render the same markup.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => !isPrerendering(),
  );
