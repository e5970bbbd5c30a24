import { useState, useSyncExternalStore } from "react";

/** Something that changes, and tells whoever watches. */
export interface Store<Value> {
  read: () => Value;
  /** Calls back after each change. Returns how to stop listening. */
  watch: (changed: () => void) => () => void;
  /** What the server took it for as it wrote the page; without this, what is read. */
  written?: () => Value;
}

/** Who listens, where the value itself is kept elsewhere. */
export function createListeners() {
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

/** What is watched, kept up to date. */
export const useStore = <Value>({ watch, read, written = read }: Store<Value>): Value =>
  useSyncExternalStore(watch, read, written);

const never = () => () => {};

/**
 * Whether what is shown may depend on this browser: its storage, its clock, its width. Not where the server writes a
 * page, nor while that is taken over, when it must come out the same; and again from the next moment on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What only this browser knows, read once; null as long as the page stands as the server wrote it. */
export function useClientValue<Value>(read: () => Value): Value | null {
  const isAwake = useHydrated();
  const [own, take] = useState<{ value: Value } | null>(() => (isAwake ? { value: read() } : null));
  if (isAwake && own === null) take({ value: read() });
  return own === null ? null : own.value;
}
