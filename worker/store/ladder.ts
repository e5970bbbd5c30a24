import type { GameName } from "#rules/measures";
import type { Period } from "#rules/score";

/**
 * How many of those with a nickname stand on each step of a board, the best on the highest. A rank is counted with it:
 * everybody on higher steps, and those on the same step who are ahead.
 */
export type Ladder = ReadonlyMap<number, number>;

/** @param counts as the database keeps them, `{"204":3}` */
export const ladderOf = (counts: string): Ladder =>
  new Map(Object.entries(JSON.parse(counts) as Record<string, number>).map(([step, count]) => [Number(step), count]));

/** How many stand on it. */
export const heightOf = (ladder: Ladder): number => [...ladder.values()].reduce((sum, count) => sum + count, 0);

/** How many stand higher than a step. */
export const aboveOn = (ladder: Ladder, step: number): number =>
  [...ladder].reduce((sum, [other, count]) => (other > step ? sum + count : sum), 0);

/**
 * Where a standing is on a ladder: its step, and behind the point how far up on that. Steps are fine enough that few share one, and so
 * coarse that a ladder has some hundreds. In a single daily there are only a few scores, and time divides those who have the
 * same. The database works the step out likewise (the columns of `standings` in 0014_tallies.sql).
 *
 * @param score in hundredths of a point
 * @param tookMs milliseconds
 */
export function placeOn(period: Period, game: GameName | "all", score: number, tookMs: number): number {
  switch (period) {
    case "today":
      return game === "all" ? score / 50 : Math.trunc(score / 100) * 16 + quickness(tookMs / 15_000);
    case "week":
      return score / 250;
    case "all":
      return score < 200_000 ? score / 500 : 400 + (score - 200_000) / 10_000;
  }
}

/** @param quarters minutes taken, times four: whoever needs sixteen of them or more is somewhere on the lowest step */
function quickness(quarters: number): number {
  if (quarters >= 15) return 0.5;
  return 15 - Math.trunc(quarters) + Math.min(0.999, 1 - (quarters % 1));
}
