import { createStore } from "../../storage/store.ts";

/** Players seen in this visit, latest first; none is drawn twice. Kept until a reload. */
export const seenPlayers = createStore<readonly number[]>([]);

export function markPlayersSeen(ids: readonly number[]): void {
  const before = seenPlayers.read();
  const fresh = ids.filter((id) => !before.includes(id));
  if (fresh.length > 0) seenPlayers.set([...fresh, ...before]);
}

export const clearSeenPlayers = (): void => seenPlayers.set([]);
