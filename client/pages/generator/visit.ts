import { createStore, useStore } from "../../storage/store.ts";

/**
 * Whom this visit has seen, the latest first: nobody is drawn twice. It outlasts a look at another
 * page, and ends with the tab or a reload.
 */
const seen = createStore<readonly number[]>([]);

/** Notes that players have been shown. */
export function markPlayersSeen(ids: readonly number[]): void {
  const before = seen.read();
  const fresh = ids.filter((id) => !before.includes(id));
  if (fresh.length > 0) seen.set([...fresh, ...before]);
}

/** Lets everybody be drawn again. */
export function clearSeenPlayers(): void {
  seen.set([]);
}

/** Whom this visit has seen, kept up to date. */
export const useSeenPlayers = (): readonly number[] => useStore(seen);
