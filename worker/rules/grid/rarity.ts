import { GRID_CELLS } from "./criteria.ts";

/** The right picks of a cell by all visitors, or those of them that may be visible. */
export interface CellPicks {
  total: number;
  /** Number of picks per player, most picked first. */
  players: [id: number, count: number][];
}

/** A cell shows shares only from this many picks on. */
export const MIN_PICKS_FOR_SHARES = 30;

/** A cell names its most and least picked player only from this many picks on. */
export const MIN_PICKS_FOR_EXTREMES = 5;

/** What an empty or missed cell adds. */
const UNANSWERED = 100;

export const hasShares = (picks: CellPicks): boolean => picks.total >= MIN_PICKS_FOR_SHARES;

/** Returns a player's share of a cell's picks in percent; 0 if he was not picked. */
export function pickShareOf({ total, players }: CellPicks, player: number): number {
  const count = players.find(([id]) => id === player)?.[1] ?? 0;
  return total === 0 ? 0 : (100 * count) / total;
}

/**
 * Returns the rarity of a grid, 0 to 900, lower being rarer: the sum of the shares of the right picks (`placed`), 100
 * for a square without one. Null until every filled square has enough picks.
 */
export function rarityOf(placed: ReadonlyMap<number, number>, picks: readonly (CellPicks | null)[]): number | null {
  let rarity = UNANSWERED * (GRID_CELLS.length - placed.size);
  for (const [square, player] of placed) {
    const counted = picks[square] ?? null;
    if (counted === null || !hasShares(counted)) return null;
    rarity += pickShareOf(counted, player);
  }
  return rarity;
}

/** Added to a fame rank, so that the best known of all does not take every pick. */
const RANK_OFFSET = 20;

/** Returns an estimate of {@link rarityOf} without picks: each answer of a square weighs by its fame rank, from 1. */
export function expectedRarity(
  placed: ReadonlyMap<number, number>,
  answers: readonly (readonly number[])[],
  rankOf: (player: number) => number,
): number {
  const weightOf = (player: number): number => 1 / (rankOf(player) + RANK_OFFSET);
  return GRID_CELLS.reduce((sum, square) => {
    const player = placed.get(square);
    if (player === undefined) return sum + UNANSWERED;
    const total = (answers[square] ?? []).reduce((weights, answer) => weights + weightOf(answer), 0);
    return sum + (100 * weightOf(player)) / total;
  }, 0);
}

/** Returns mean and standard deviation of {@link expectedRarity} over full grids of likely picks, rounded to tens. */
export function typicalRarity(
  answers: readonly (readonly number[])[],
  rankOf: (player: number) => number,
): [low: number, high: number] {
  let [mean, variance] = [0, 0];
  for (const square of answers) {
    const weights = square.map((player) => 1 / (rankOf(player) + RANK_OFFSET));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const shares = weights.map((weight) => weight / total);
    const ofSquare = shares.reduce((sum, share) => sum + 100 * share * share, 0);
    mean += ofSquare;
    variance += shares.reduce((sum, share) => sum + share * (100 * share - ofSquare) ** 2, 0);
  }
  const deviation = Math.sqrt(variance);
  const toTens = (rarity: number): number => 10 * Math.round(rarity / 10);
  return [toTens(mean - deviation), toTens(mean + deviation)];
}

export interface RarestPick {
  square: number;
  player: number;
  /** Percent. */
  share: number;
  /** Whether no other pick of that cell is rarer. */
  isUnbeaten: boolean;
}

/** Returns the visitor's rarest pick, given all picks by cell; null without a cell with enough picks. */
export function findRarestPick(
  placed: ReadonlyMap<number, number>,
  picks: readonly (CellPicks | null)[],
): RarestPick | null {
  const shared = [...placed].flatMap(([square, player]) => {
    const counted = picks[square] ?? null;
    if (counted === null || !hasShares(counted)) return [];
    const share = pickShareOf(counted, player);
    const isUnbeaten = counted.players.every(([id]) => pickShareOf(counted, id) >= share);
    return [{ square, player, share, isUnbeaten }];
  });
  return shared.toSorted((a, b) => a.share - b.share || a.square - b.square)[0] ?? null;
}

/** Returns the most and the least picked player of a cell, the visitor's own among equals; null for too few picks. */
export function mostAndLeastPicked(
  { total, players }: CellPicks,
  own: number | undefined,
): { most: number; least: number } | null {
  if (total < MIN_PICKS_FOR_EXTREMES) return null;
  const [first] = players;
  const last = players.at(-1);
  if (first === undefined || last === undefined) return null;
  const chosen = ([, count]: [id: number, count: number]): number =>
    (players.find(([id, others]) => id === own && others === count) ??
      players.find(([, others]) => others === count) ??
      first)[0];
  return { most: chosen(first), least: chosen(last) };
}
