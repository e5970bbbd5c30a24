import type { Day } from "../shared/day.ts";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "../shared/game-config.ts";
import type { ExclusionReason } from "../shared/score.ts";

/** Limits of friends' boards: members, boards per visitor, and removed members that a board remembers. */
export const FRIENDS_BOARD_LIMITS = { most: 30, boards: 20, removed: 60 } as const;

/** A win in at most this many guesses earns an extra point. */
const FEW_GUESSES = 3;

export interface FinishedDaily {
  won: boolean;
  guesses: number;
  correct: number;
  /** Why it counts for its visitor only; absent if it counts. */
  mark?: ExclusionReason;
  /** Packed (`rules/share-squares.ts`); null if unknown. */
  squares: string | null;
}

export type FinishedDailies = Partial<Record<DailyName, FinishedDaily>>;

export type FinishedWeek = Readonly<Record<Day, FinishedDailies>>;

/** A Grid with fewer right cells earns nothing. */
const FEWEST_CELLS = 3;

/**
 * Returns 2 points for a win, 1 for another finished round (Grid: from {@link FEWEST_CELLS} cells), 1 more for three
 * guesses or fewer or a full Grid; 0 if the result does not count.
 */
export function friendsPointsOf(game: DailyName, { won, guesses, correct, mark }: FinishedDaily): number {
  const { toFind } = GAME_CONFIG[game];
  const isGrid = toFind > 1;
  if (mark !== undefined || (isGrid && correct < FEWEST_CELLS)) return 0;
  if (!won) return 1;
  return (isGrid ? correct === toFind : guesses <= FEW_GUESSES) ? 3 : 2;
}

export interface WeekRow {
  /** Members with the same points and wins share a rank. */
  rank: number;
  points: number;
  wins: number;
}

/** Returns the table of a week, best first. Of `today` only the games count that the viewer has finished (`thawed`). */
export function computeWeekTable<Member extends { finished: FinishedWeek }>(
  members: readonly Member[],
  today: Day,
  thawed: ReadonlySet<DailyName>,
): (Member & WeekRow)[] {
  const rows = members.map((member) => {
    const counting = Object.entries(member.finished).flatMap(([day, games]) =>
      DAILY_NAMES.flatMap((game) => {
        const finish = games[game];
        return finish === undefined || (day === today && !thawed.has(game)) ? [] : [{ game, finish }];
      }),
    );
    return {
      ...member,
      points: counting.reduce((sum, { game, finish }) => sum + friendsPointsOf(game, finish), 0),
      wins: counting.filter(({ finish }) => finish.won && finish.mark === undefined).length,
    };
  });
  const ahead = (one: Omit<WeekRow, "rank">, other: Omit<WeekRow, "rank">): number =>
    other.points - one.points || other.wins - one.wins;
  rows.sort(ahead);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => ahead(other, row) < 0).length }));
}
