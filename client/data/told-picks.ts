import type { SquarePicks } from "#rules/rarity";

/** The picks of a grid's squares, in their order; null for a square of which nothing may be known yet. */
export type GridPicks = readonly (SquarePicks | null)[];

let last: { round: string; picks: GridPicks } | null = null;

/** Notes what the server has told of a day's grid along with a verdict. It is kept nowhere else. */
export function notePicks(round: string, picks: GridPicks): void {
  last = { round, picks };
}

/** What came along with a sealed round, once; null when there was nothing, or somebody has had it. */
export function takePicks(round: string): GridPicks | null {
  const taken = last?.round === round ? last.picks : null;
  if (taken !== null) last = null;
  return taken;
}
