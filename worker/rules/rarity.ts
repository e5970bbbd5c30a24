import { SQUARES } from "./criteria.ts";

/** The right picks of a cell by all visitors, or those of them that may be visible. */
export interface SquarePicks {
  /** All right picks of the cell. */
  total: number;
  /** Number of picks per player, most picked first. */
  players: [id: number, count: number][];
}

/** A cell shows shares only from this many picks on. */
export const ENOUGH_PICKS = 30;

/** What an empty or missed cell adds. */
const UNANSWERED = 100;

/** Returns whether a cell has enough picks to show shares. */
export const hasShares = (picks: SquarePicks): boolean => picks.total >= ENOUGH_PICKS;

/** Returns a player's share of a cell's picks in percent; 0 if he was not picked. */
export function shareOf({ total, players }: SquarePicks, player: number): number {
  const count = players.find(([id]) => id === player)?.[1] ?? 0;
  return total === 0 ? 0 : (100 * count) / total;
}

/**
 * Returns the rarity of a Grid, 0 to 900, lower is rarer: the sum of the shares of the visitor's picks, 100 for a cell
 * without a right pick. Counts from the first pick on, even while shares are not shown.
 *
 * @param placed the visitor's right picks: player ids by cell
 * @param picks by cell; null if unknown. A cell without any pick, as on a past day that nobody played, adds 100
 */
export const rarityOf = (placed: ReadonlyMap<number, number>, picks: readonly (SquarePicks | null)[]): number =>
  SQUARES.reduce((sum, square) => {
    const player = placed.get(square);
    const counted = picks[square] ?? null;
    return (
      sum + (player === undefined || counted === null || counted.total === 0 ? UNANSWERED : shareOf(counted, player))
    );
  }, 0);

/** The visitor's pick with the lowest share. */
export interface RarestPick {
  square: number;
  player: number;
  /** Percent. */
  share: number;
  /** Whether no other pick of that cell is rarer. */
  isUnbeaten: boolean;
}

/**
 * Returns the visitor's rarest pick among the cells with enough picks; null if there is none.
 *
 * @param picks by cell, all of them visible
 */
export function rarestOf(
  placed: ReadonlyMap<number, number>,
  picks: readonly (SquarePicks | null)[],
): RarestPick | null {
  const shared = [...placed].flatMap(([square, player]) => {
    const counted = picks[square] ?? null;
    if (counted === null || !hasShares(counted)) return [];
    const share = shareOf(counted, player);
    const isUnbeaten = counted.players.every(([id]) => shareOf(counted, id) >= share);
    return [{ square, player, share, isUnbeaten }];
  });
  return shared.toSorted((a, b) => a.share - b.share || a.square - b.square)[0] ?? null;
}

/**
 * Returns the most and the least picked player of a cell, preferring the visitor's own pick among equals; null if there
 * are no picks.
 */
export function extremesOf({ players }: SquarePicks, own: number | undefined): { most: number; least: number } | null {
  const [first] = players;
  const last = players.at(-1);
  if (first === undefined || last === undefined) return null;
  const chosen = ([, count]: [id: number, count: number]): number =>
    (players.find(([id, others]) => id === own && others === count) ??
      players.find(([, others]) => others === count) ??
      first)[0];
  return { most: chosen(first), least: chosen(last) };
}
