/** A player as any source has one: today's rosters, or all of history. */
export interface Player {
  id: number;
  first: string;
  last: string;
  /** Lower for the better known. Players of equal fame share one. */
  fameRank: number;
}
