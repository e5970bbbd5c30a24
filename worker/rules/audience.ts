/** How the site is played, in figures that tell of nobody: what whoever runs it is shown (worker/api/operator.ts, `npm run stats`). */

import { puzzleDayOn } from "./cadence.ts";
import { addDays, daysBetween, type Day } from "./day.ts";
import { rounded } from "./figures.ts";
import { GAME_NAMES, MEASURES, type GameName } from "./measures.ts";

/** Faults of the server: a request that failed, one that storage did not answer, a task of the clock that was not done. */
export const FAULTS = ["internal", "storage-away", "task-failed"] as const;

/**
 * What is counted of a UTC day beside results, under the names it is stored by: challenges, replies to them and shared rounds whose link was opened,
 * boards of friends made and joined by others than their makers, requests held back by a limit, and faults.
 */
export const COUNTED = ["challenges", "replies", "shares", "boards", "joined", "refused", ...FAULTS] as const;

export type Counted = (typeof COUNTED)[number];

/** The links that people send one another, by what they carry in their address. */
export const SENT: Readonly<Record<string, Counted>> = {
  challenge: "challenges",
  reply: "replies",
  r: "shares",
};

/** For so many days what was counted of a day is kept. */
export const COUNT_DAYS = 400;

/** So many days are told one by one, today with them. */
export const DAYS = 30;

/** Within how many days of his first somebody has come back, or not. */
export const SPANS = [1, 7, 30] as const;

/** A day's puzzle of a game, as it is stored: how its rounds ended by `won/guesses/correct`, and whose first they were. */
export interface StoredTally {
  game: GameName;
  day: Day;
  finished: number;
  endings: Readonly<Record<string, number>>;
  visits: Readonly<Record<string, number>>;
}

/** All that the figures are worked out of. */
export interface StoredAudience {
  /** From {@link firstDayOf} on. */
  tallies: readonly StoredTally[];
  counts: readonly { day: Day; counted: Readonly<Partial<Record<Counted, number>>> }[];
  /** The day as of which the league's facts stand. */
  asOf: Day | null;
  /** Results that wait in a queue for longer than they should, and since when, in Unix milliseconds. */
  waiting: { count: number; since: number | null };
}

/** How many finished, and how many in a hundred of them solved it, with one decimal; null where nobody has finished. */
export interface Solved {
  finished: number;
  solvedPercent: number | null;
}

export interface AudienceDay extends Record<Counted, number> {
  day: Day;
  /** Who finished a daily. */
  players: number;
  /** Those of them who never had before. */
  newcomers: number;
  /** By game; a weekly one's on the Sunday that its week began with, null on other days. */
  games: Record<GameName, Solved | null>;
}

/** Newcomers of {@link DAYS} days, the last for whom it is known, and who came back. */
export interface Returning {
  /** On any of so many days after the first. */
  within: (typeof SPANS)[number];
  /** The first days of those newcomers: from and to. */
  from: Day;
  to: Day;
  newcomers: number;
  returned: number;
  percent: number | null;
}

export interface Audience {
  today: Day;
  facts: { asOf: Day | null; ageDays: number | null };
  waiting: { count: number; seconds: number | null };
  /** Of all the days together. */
  games: Record<GameName, Solved>;
  returning: Returning[];
  /** The latest first: today's are not all there yet. */
  days: AudienceDay[];
}

/** The first day that the figures of a day need: whoever came first on it had a month's time to return. */
export const firstDayOf = (today: Day): Day => addDays(today, -DAYS - Math.max(...SPANS));

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded((100 * part) / whole, 1);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Works the figures out. Instants are Unix milliseconds. */
export function audienceOf({ tallies, counts, asOf, waiting }: StoredAudience, today: Day, now: number): Audience {
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  const byDay = Map.groupBy(tallies, ({ day }) => day);
  const visits = (day: Day, kind: string): number => sum((byDay.get(day) ?? []).map((of) => of.visits[kind] ?? 0));
  const solved = (of: readonly StoredTally[]): Solved => {
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
    returning: SPANS.map((within) => {
      // Their last day to return is over.
      const to = addDays(today, -within - 1);
      const firsts = days.map((_, back) => addDays(to, -back));
      const newcomers = sum(firsts.map((first) => visits(first, "new")));
      const returned = sum(
        firsts.flatMap((first) =>
          Array.from({ length: within }, (_, later) => visits(addDays(first, later + 1), String(later + 1))),
        ),
      );
      return { within, from: addDays(to, 1 - DAYS), to, newcomers, returned, percent: percentOf(returned, newcomers) };
    }),
    days: days.map((day) => ({
      day,
      players: visits(day, "players"),
      newcomers: visits(day, "new"),
      games: byGame((game) =>
        puzzleDayOn(MEASURES[game], day) === day
          ? solved((byDay.get(day) ?? []).filter((tally) => tally.game === game))
          : null,
      ),
      ...(Object.fromEntries(
        COUNTED.map((kind) => [kind, counts.find((one) => one.day === day)?.counted[kind] ?? 0]),
      ) as Record<Counted, number>),
    })),
  };
}
