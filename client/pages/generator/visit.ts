import { useSyncExternalStore } from "react";

/**
 * Whom this visit has seen, the latest first: nobody is drawn twice. It outlasts a look at another
 * page, and ends with the tab or a reload.
 */
let seen: readonly number[] = [];
const listeners = new Set<() => void>();

function set(next: readonly number[]): void {
  seen = next;
  for (const listener of listeners) listener();
}

/** Notes that players have been shown. */
export function markSeen(ids: readonly number[]): void {
  const fresh = ids.filter((id) => !seen.includes(id));
  if (fresh.length > 0) set([...fresh, ...seen]);
}

/** Lets everybody be drawn again. */
export function forgetSeen(): void {
  set([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whom this visit has seen, kept up to date. */
export const useSeen = (): readonly number[] => useSyncExternalStore(subscribe, () => seen);
