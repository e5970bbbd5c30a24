import { useSyncExternalStore } from "react";

/** Something that changes, and tells whoever watches. */
export interface Watched<Value> {
  read: () => Value;
  /** Calls back after each change. Returns how to stop listening. */
  watch: (changed: () => void) => () => void;
}

/** Who listens, where the value itself is kept elsewhere. */
export function makeListeners() {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value outside of all components, for as long as the page is open. */
export function makeStore<Value>(value: Value): Watched<Value> & { set: (next: Value) => void } {
  const { tell, watch } = makeListeners();
  return {
    read: () => value,
    set(next) {
      value = next;
      tell();
    },
    watch,
  };
}

/** What is watched, kept up to date. */
export const useWatched = <Value>({ watch, read }: Watched<Value>): Value => useSyncExternalStore(watch, read);
