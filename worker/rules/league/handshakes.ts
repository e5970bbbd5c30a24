import type { Season } from "./season.ts";

/** Chains of teammates: players of one club in one regular season, even if a trade kept them from meeting. */

/** The players of a club in a season, by id. */
export interface Squad {
  season: Season;
  team: string;
  players: readonly number[];
}

/** All squads, and the squads of each player as indexes. */
export interface Squads {
  all: readonly Squad[];
  of: ReadonlyMap<number, readonly number[]>;
}

export interface Handshake {
  player: number;
  /** The squads shared with the previous player, in order of season; empty for the first player. */
  together: readonly Squad[];
}

export function indexSquads(all: readonly Squad[]): Squads {
  const of = new Map<number, number[]>();
  for (const [place, { players }] of all.entries()) {
    for (const player of players) {
      const known = of.get(player);
      if (known === undefined) of.set(player, [place]);
      else known.push(place);
    }
  }
  return { all, of };
}

interface Reached {
  away: number;
  /** Sum of the worth of the players on the way, including this one. */
  worth: number;
  by: number | null;
}

/** Finds the shortest way to each reachable player (breadth-first), of equals the one with the highest worth. */
function reach({ all, of }: Squads, from: number, worth: (player: number) => number): Map<number, Reached> {
  const reached = new Map<number, Reached>([[from, { away: 0, worth: 0, by: null }]]);
  const open = new Set(all.keys());
  let latest = [from];
  while (latest.length > 0) {
    // A squad is visited once, from the best of the nearest players: all its members are then at most one step further.
    const doors = new Map<number, number>();
    for (const player of latest) {
      for (const place of of.get(player) ?? []) {
        if (!open.has(place)) continue;
        const other = doors.get(place);
        if (other === undefined || worthOf(reached, player) > worthOf(reached, other)) doors.set(place, player);
      }
    }
    const away = (reached.get(latest[0] ?? from)?.away ?? 0) + 1;
    const next = new Set<number>();
    for (const [place, by] of doors) {
      open.delete(place);
      for (const player of all[place]?.players ?? []) {
        const known = reached.get(player);
        const sum = worthOf(reached, by) + worth(player);
        if (known !== undefined && (known.away < away || known.worth >= sum)) continue;
        reached.set(player, { away, worth: sum, by });
        next.add(player);
      }
    }
    latest = [...next];
  }
  return reached;
}

const worthOf = (reached: ReadonlyMap<number, Reached>, player: number): number => reached.get(player)?.worth ?? 0;

/** Returns how many handshakes each reachable player is away. */
export const countHandshakesFrom = (squads: Squads, from: number): Map<number, number> =>
  new Map([...reach(squads, from, () => 0)].map(([player, { away }]) => [player, away]));

/** Returns the shortest chain between players, of equals the one with the highest worth on the way; null if none. */
export function findShortestChain(
  squads: Squads,
  [from, to]: readonly [number, number],
  worth: (player: number) => number,
): Handshake[] | null {
  const reached = reach(squads, from, worth);
  if (!squads.of.has(from) || !reached.has(to)) return null;
  const chain: Handshake[] = [];
  for (let player: number | null = to; player !== null;) {
    const by: number | null = reached.get(player)?.by ?? null;
    chain.unshift({ player, together: by === null ? [] : togetherIn(squads, player, by) });
    player = by;
  }
  return chain;
}

function togetherIn({ all, of }: Squads, one: number, other: number): Squad[] {
  const others = new Set(of.get(other));
  return (of.get(one) ?? [])
    .filter((place) => others.has(place))
    .flatMap((place) => all[place] ?? [])
    .toSorted((a, b) => a.season - b.season);
}
