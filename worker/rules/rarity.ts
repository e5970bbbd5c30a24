import { SQUARES } from "./criteria.ts";

/** Everybody's right picks of one square, or those of them that may be seen. */
export interface SquarePicks {
  /** All right picks of the square. */
  total: number;
  /** How many of them each player is, the most picked first. */
  players: [id: number, count: number][];
}

/** A square shows no shares until it has this many picks (GAMES.md). */
export const ENOUGH_PICKS = 30;

/** What a square adds that is empty or was missed. */
const UNANSWERED = 100;

/** Whether a square has been picked for often enough for its shares to mean something. */
export const hasShares = (picks: SquarePicks): boolean => picks.total >= ENOUGH_PICKS;

/** A player's share of a square's picks, in per cent; 0 when nobody picked him. */
export function shareOf({ total, players }: SquarePicks, player: number): number {
  const count = players.find(([id]) => id === player)?.[1] ?? 0;
  return total === 0 ? 0 : (100 * count) / total;
}

/**
 * The rarity of a grid, 0 to 900, lower being rarer: the sum of the shares of one's picks, 100 for a square
 * without one. It counts from the first pick on; only the shares beside it wait for more.
 *
 * @param placed one's right picks: player ids by square
 * @param picks by square; of those with a pick of one's own, null means that it is not known. Without a single pick
 *   there is nothing to be rarer than, as on a past day that nobody played
 */
export const rarityOf = (placed: ReadonlyMap<number, number>, picks: readonly (SquarePicks | null)[]): number =>
  SQUARES.reduce((sum, square) => {
    const player = placed.get(square);
    const counted = picks[square] ?? null;
    return (
      sum + (player === undefined || counted === null || counted.total === 0 ? UNANSWERED : shareOf(counted, player))
    );
  }, 0);

/** The pick of one's own that the fewest share. */
export interface RarestPick {
  square: number;
  player: number;
  /** In per cent. */
  share: number;
  /** Whether nobody's pick of that square is rarer. */
  isUnbeaten: boolean;
}

/**
 * One's rarest pick, among the squares that have been picked for often enough; null while there is none.
 *
 * @param picks by square, all of them told
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

/** The most and the least picked of a square, one's own pick before others as often picked; null where nobody was. */
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
