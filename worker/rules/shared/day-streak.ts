import { addDays, daysBetween, FIRST_DAY, type Day } from "./day.ts";

/** How many counted days of a streak earn a freeze. */
export const DAYS_PER_FREEZE = 7;

/** How many freezes a visitor can have at a time. */
export const MAX_FREEZES = 2;

/** The lengths of a streak that are celebrated, in days. */
export const STREAK_MILESTONES: readonly number[] = [7, 30, 100, 365];

/** Consecutive days on which a visitor finished a daily on its day. */
export interface DayStreak {
  /** Counted days up to today, or up to yesterday while today can still count; 0 if the streak is over. */
  streak: number;
  /** The longest streak so far, including this one. */
  best: number;
  freezes: number;
  /** Missed days that cost a freeze and not the streak; earliest first. */
  frozen: Day[];
  /** The last streak that ended: its length, and the missed day that ended it; null if none has. */
  ended: { days: number; on: Day } | null;
}

const listDaysBetween = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));

/**
 * Computes the day streak. A day counts if a daily was finished on it, won or lost. Every {@link DAYS_PER_FREEZE}th
 * counted day earns a freeze, up to {@link MAX_FREEZES}. A missed day spends a freeze: the streak continues, but the
 * day does not count. The result depends only on the days played, so that all devices agree.
 *
 * @param played days on which a daily was finished on its day; those before the first puzzle or after today are ignored
 * @param running an earlier day with a daily that still runs: it is not missed
 */
export function computeDayStreak(played: Iterable<Day>, today: Day, running: Day | null = null): DayStreak {
  const days = [...new Set(played)].filter((day) => day >= FIRST_DAY && day <= today).sort();
  const frozen: Day[] = [];
  let ended: DayStreak["ended"] = null;
  let last: Day | null = null;
  let [streak, best, freezes] = [0, 0, 0];

  /** Accounts for the missed days between the last day played and `day`. */
  const skipTo = (day: Day) => {
    const missed = listDaysBetween(last ?? day, day).filter((between) => between !== running);
    frozen.push(...missed.slice(0, freezes));
    const on = missed[freezes];
    if (on !== undefined) [ended, streak] = [{ days: streak, on }, 0];
    freezes = Math.max(0, freezes - missed.length);
  };
  for (const day of days) {
    skipTo(day);
    streak++;
    best = Math.max(best, streak);
    if (streak % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1);
    last = day;
  }
  // Today can still be played.
  if (last !== today) skipTo(today);
  return { streak, best, freezes, frozen, ended };
}
