import type { Season } from "./season.ts";

/**
 * Handshakes between players: two who played for the same club in the same regular season are one apart, whether or
 * not a trade kept them from ever meeting.
 */

/** Who played for a club in a season: by their ids, each once. */
export interface Squad {
  season: Season;
  team: string;
  players: readonly number[];
}

/** The squads there were, and those of each player by their places in the list. */
export interface Squads {
  all: readonly Squad[];
  of: ReadonlyMap<number, readonly number[]>;
}

/** A step of a chain: from the player before to this one, through the squads they were in together. */
export interface Handshake {
  player: number;
  /** In order of season. None for who begins the chain. */
  together: readonly Squad[];
}

/** Finds everybody's squads. */
export function squadsOf(all: readonly Squad[]): Squads {
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
  /** What the players on the way to him are worth together, with himself. */
  worth: number;
  by: number | null;
}

/**
 * Everybody a player can be led to, in order of distance, and by whom: on a shortest way and, of those, one whose
 * players are worth most together.
 */
function reach({ all, of }: Squads, from: number, worth: (player: number) => number): Map<number, Reached> {
  const reached = new Map<number, Reached>([[from, { away: 0, worth: 0, by: null }]]);
  const open = new Set(all.keys());
  let latest = [from];
  while (latest.length > 0) {
    // A squad is entered by the best of those who are nearest, and once: whoever is in it is then a step further at most.
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

/** How many handshakes everybody is from a player; who cannot be reached is left out. */
export const distancesFrom = (squads: Squads, from: number): Map<number, number> =>
  new Map([...reach(squads, from, () => 0)].map(([player, { away }]) => [player, away]));

/**
 * The shortest chain of handshakes between two players.
 *
 * @param worth of a player on the way: of chains as short, the one whose players are worth most together is taken
 * @returns from the first to the last, both included; null where there is none
 */
export function chainOf(
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
