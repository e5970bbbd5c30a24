import type { Stint } from "./season.ts";

/** Says why statistics of the running season cannot be right, for the NHL sync and `npm run refresh`. */

/** The league has statistics for each kind of player. */
export type PlayerKind = "skater" | "goalie";

/** A player whose new values cannot be right, and why. */
export type DoubtfulPlayer = [id: number, why: string];

/** Up to so many doubtful players keep their stored values. With more, all new values are doubtful. */
export const MAX_DOUBTFUL_PLAYERS = 20;

export const describeDoubtful = (players: readonly DoubtfulPlayer[]): string =>
  players.map(([id, why]) => `${id}: ${why}`).join("; ");

/** How far a total may fall, or rise without a game: corrections. */
const MAX_CORRECTION = 3;

const MAX_GOALS_PER_GAME = 5;
const MAX_POINTS_PER_GAME = 10;

/** More than a season has, also for a traded player. */
const MAX_GAMES = 90;

/** Sums of a season: games, goals, assists, then those of a goalie in the order of a stint. */
export type Totals = [games: number, goals: number, assists: number, ...ofGoalie: number[]];

/** Returns the sums of stints. Unknown values count as 0. */
export const totalsOf = (stints: readonly Stint[]): Totals => {
  const sum = (column: number) => stints.reduce((total, stint) => total + Number(stint[column] ?? 0), 0);
  return [sum(2), sum(3), sum(4), ...[5, 6, 7, 8, 9, 10].map(sum)];
};

const addTotals = (all: readonly Totals[]): Totals =>
  all.reduce<Totals>(([games, goals, assists], [a, b, c]) => [games + a, goals + b, assists + c], [0, 0, 0]);

const describeTotals = ([games, goals, assists]: Totals): string =>
  `${games} games, ${goals} goals and ${assists} assists`;

const describeChange = (before: Totals, after: Totals): string =>
  `${describeTotals(after)} after ${describeTotals(before)}`;

const hasFallen = (before: Totals, after: Totals): boolean =>
  after.some((total, at) => total < (before[at] ?? 0) - MAX_CORRECTION);

/** Doubts a player's sums of a season; returns null if they can follow the stored ones. */
export function doubtFigures(before: Totals, after: Totals): string | null {
  const [games, goals, assists] = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
  const mayRise = (perGame: number) => (games === 0 ? MAX_CORRECTION : perGame * games);
  const isPossible =
    after[0] <= MAX_GAMES &&
    games >= 0 &&
    !hasFallen(before, after) &&
    goals + assists >= -MAX_CORRECTION &&
    goals <= mayRise(MAX_GOALS_PER_GAME) &&
    goals + assists <= mayRise(MAX_POINTS_PER_GAME);
  return isPossible ? null : describeChange(before, after);
}

/** What the statistics of a season are judged by as a whole. */
export interface SeasonEvidence {
  /** The pages of statistics; an emptied page has no row although the season has begun. */
  pages: readonly { kind: PlayerKind; totals: Totals; isEmptied: boolean }[];
  doubtful: readonly DoubtfulPlayer[];
  stored: Readonly<Record<PlayerKind, Totals>>;
}

/** Doubts a season's statistics as a whole. Sums are compared only if no page of `pagesOf` is missing. */
export function doubtSeason(
  { pages, doubtful, stored }: SeasonEvidence,
  pagesOf: Readonly<Record<PlayerKind, number>>,
): string | null {
  const emptied = pages.flatMap(({ kind, isEmptied }) => (isEmptied ? `no ${kind}s` : []));
  if (emptied.length > 0) return `${emptied.join(" and ")}, though the season has begun`;
  if (doubtful.length > MAX_DOUBTFUL_PLAYERS)
    return `${doubtful.length} players with doubtful figures, such as ${describeDoubtful(doubtful.slice(0, 1))}`;
  for (const [kind, own] of Map.groupBy(pages, (page) => page.kind)) {
    const after = addTotals(own.map(({ totals }) => totals));
    if (own.length === pagesOf[kind] && hasFallen(stored[kind], after))
      return `the ${kind}s have ${describeChange(stored[kind], after)}`;
  }
  return null;
}
