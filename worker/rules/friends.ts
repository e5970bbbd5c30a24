import type { Day } from "./day.ts";
import { DAILY_NAMES, MEASURES, type DailyName } from "./measures.ts";
import type { Mark } from "./score.ts";

/** Limits of friends' boards (GAMES.md), and how many removed members a board remembers. */
export const FRIENDS = { most: 30, boards: 20, removed: 60 } as const;

/** So few guesses earn a point more. */
const FEW_GUESSES = 3;

/** A daily that a member has finished. */
export interface Finish {
  won: boolean;
  guesses: number;
  correct: number;
  /** Whether it counts for more than its visitor. */
  counted: boolean;
  /** Why it does not; absent if it does. */
  mark?: Mark;
  /** Packed (`rules/squares.ts`); null where nobody has kept them. */
  squares: string | null;
}

export type Finished = Partial<Record<DailyName, Finish>>;

/** What a member has finished in a week, by its days. */
export type FinishedWeek = Readonly<Record<Day, Finished>>;

/** 2 for a win, in the Grid nine right, 1 for any other end; 1 more for three guesses or fewer, or a full Grid. */
export function pointsOf(game: DailyName, { won, guesses, counted }: Finish): number {
  if (!counted) return 0;
  if (!won) return 1;
  return MEASURES[game].toFind > 1 || guesses <= FEW_GUESSES ? 3 : 2;
}

/** A member's line of a week. */
export interface WeekRow {
  /** Those with as many points and wins share one. */
  rank: number;
  points: number;
  wins: number;
}

/**
 * The table of a week, the best first.
 *
 * @param today of which only what the viewer has finished himself counts, whoever played it
 * @param thawed the games of today that he has finished
 */
export function weekTable<Member extends { finished: FinishedWeek }>(
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
      points: counting.reduce((sum, { game, finish }) => sum + pointsOf(game, finish), 0),
      wins: counting.filter(({ finish }) => finish.won && finish.counted).length,
    };
  });
  const ahead = (one: Omit<WeekRow, "rank">, other: Omit<WeekRow, "rank">): number =>
    other.points - one.points || other.wins - one.wins;
  rows.sort(ahead);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => ahead(other, row) < 0).length }));
}
