import type { PlayerRegistry } from "../../data/people.ts";

const ranks = new WeakMap<PlayerRegistry, ReadonlyMap<number, number>>();

/** Returns a player's fame rank among all players, from 1. */
export function rankIn(registry: PlayerRegistry, id: number): number {
  let byId = ranks.get(registry);
  if (byId === undefined) {
    const byFame = [...registry.players.values()].sort((a, b) => a.fameRank - b.fameRank);
    byId = new Map(byFame.map((person, at) => [person.id, at + 1]));
    ranks.set(registry, byId);
  }
  return byId.get(id) ?? registry.players.size;
}
