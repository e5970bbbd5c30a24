import { createStore, useStore } from "../../storage/store.ts";

/** Players seen in this visit, latest first; none is drawn twice. Kept until a reload. */
const seen = createStore<readonly number[]>([]);

export function markPlayersSeen(ids: readonly number[]): void {
  const before = seen.read();
  const fresh = ids.filter((id) => !before.includes(id));
  if (fresh.length > 0) seen.set([...fresh, ...before]);
}

export function clearSeenPlayers(): void {
  seen.set([]);
}

export const useSeenPlayers = (): readonly number[] => useStore(seen);
