/** Anonymous usage figures for the operator of the site. */

import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, daysBetween, type Day } from "#rules/shared/day";
import { roundToDecimals } from "#rules/i18n/numbers";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { COUNTED_EVENTS, type CountedEvent } from "#rules/site/usage";

/** How many days the figures cover, including today. */
export const USAGE_DAYS = 30;

/** Within how many days after their first daily players are counted as having returned. */
export const RETURN_PERIODS_DAYS = [1, 7, 30] as const;

/** A row of `tallies`: `endings` counts results by `won/guesses/correct`, `visits` counts first results of visitors. */
export interface StoredTally {
  game: GameName;
  day: Day;
  finished: number;
  endings: Readonly<Record<string, number>>;
  visits: Readonly<Record<string, number>>;
}

/** The input of {@link computeUsage}. */
export interface StoredUsage {
  /** From {@link firstUsageDay} on. */
  tallies: readonly StoredTally[];
  counts: readonly { day: Day; counted: Readonly<Partial<Record<CountedEvent, number>>> }[];
  /** The day of the last update of the league's facts. */
  asOf: Day | null;
  /** Results that have waited too long in a queue: how many, and since when, in Unix milliseconds. */
  waiting: { count: number; since: number | null };
}

/** Number of finished rounds, and the percentage of them that were won, with one decimal; null if there are none. */
export interface SolveCount {
  finished: number;
  solvedPercent: number | null;
}

export interface UsageDay extends Record<CountedEvent, number> {
  day: Day;
  /** Visitors who finished a daily. */
  players: number;
  /** Visitors who finished their first daily. */
  newcomers: number;
  /** By game; a weekly game is counted on the Sunday its week began with, and null on other days. */
  games: Record<GameName, SolveCount | null>;
}

/** How many newcomers of {@link USAGE_DAYS} days returned. The days are the last for which the number is final. */
export interface ReturnRate {
  /** Days after the first within which a visitor must have returned. */
  within: (typeof RETURN_PERIODS_DAYS)[number];
  /** The range of first days. */
  from: Day;
  to: Day;
  newcomers: number;
  returned: number;
  percent: number | null;
}

export interface Usage {
  today: Day;
  facts: { asOf: Day | null; ageDays: number | null };
  waiting: { count: number; seconds: number | null };
  /** All days together. */
  games: Record<GameName, SolveCount>;
  returning: ReturnRate[];
  /** Newest first. Today is incomplete. */
  days: UsageDay[];
}

/** Returns the first day whose tallies the figures of a day need. */
export const firstUsageDay = (today: Day): Day => addDays(today, -USAGE_DAYS - Math.max(...RETURN_PERIODS_DAYS));

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundToDecimals((100 * part) / whole, 1);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Computes the usage figures. Instants are Unix milliseconds. */
export function computeUsage({ tallies, counts, asOf, waiting }: StoredUsage, today: Day, now: number): Usage {
  const days = Array.from({ length: USAGE_DAYS }, (_, back) => addDays(today, -back));
  const byDay = Map.groupBy(tallies, ({ day }) => day);
  const visits = (day: Day, kind: string): number => sum((byDay.get(day) ?? []).map((of) => of.visits[kind] ?? 0));
  const solved = (of: readonly StoredTally[]): SolveCount => {
    const endings = of.flatMap((tally) => Object.entries(tally.endings));
    const won = sum(endings.filter(([ending]) => ending.startsWith("1/")).map(([, count]) => count));
    return {
      finished: sum(of.map(({ finished }) => finished)),
      solvedPercent: percentOf(won, sum(endings.map(([, count]) => count))),
    };
  };
  const byGame = <Figure>(figureOf: (game: GameName) => Figure) =>
    Object.fromEntries(GAME_NAMES.map((game) => [game, figureOf(game)])) as Record<GameName, Figure>;
  return {
    today,
    facts: { asOf, ageDays: asOf === null ? null : daysBetween(asOf, today) },
    waiting: { count: waiting.count, seconds: waiting.since && Math.floor((now - waiting.since) / 1000) },
    games: byGame((game) => solved(tallies.filter((tally) => tally.game === game && days.includes(tally.day)))),
    returning: RETURN_PERIODS_DAYS.map((within) => {
      // The last first day whose return period is over.
      const to = addDays(today, -within - 1);
      const firsts = days.map((_, back) => addDays(to, -back));
      const newcomers = sum(firsts.map((first) => visits(first, "new")));
      const returned = sum(
        firsts.flatMap((first) =>
          Array.from({ length: within }, (_, later) => visits(addDays(first, later + 1), String(later + 1))),
        ),
      );
      return {
        within,
        from: addDays(to, 1 - USAGE_DAYS),
        to,
        newcomers,
        returned,
        percent: percentOf(returned, newcomers),
      };
    }),
    days: days.map((day) => ({
      day,
      players: visits(day, "players"),
      newcomers: visits(day, "new"),
      games: byGame((game) =>
        puzzleDayOn(GAME_CONFIG[game], day) === day
          ? solved((byDay.get(day) ?? []).filter((tally) => tally.game === game))
          : null,
      ),
      ...(Object.fromEntries(
        COUNTED_EVENTS.map((kind) => [kind, counts.find((one) => one.day === day)?.counted[kind] ?? 0]),
      ) as Record<CountedEvent, number>),
    })),
  };
}
