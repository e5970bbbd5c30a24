import { addDays, daysBetween, FIRST_DAY, type Day } from "./day.ts";

/** Every so many counted days of a streak earn a freeze. */
export const DAYS_TO_FREEZE = 7;

/** So many freezes are kept at most: none is earned while one has them. */
export const MOST_FREEZES = 2;

/** The lengths of a day streak that are celebrated, in days. */
export const MILESTONES: readonly number[] = [7, 30, 100, 365];

/** The days in a row on which a daily was finished on its day, and what keeps them together. */
export interface DayStreak {
  /** How many days it counts up to today, or up to yesterday while today's can still be had; 0 when it is over. */
  streak: number;
  /** The longest there ever was, this one included. */
  best: number;
  /** How many freezes are left. */
  freezes: number;
  /** The days that were missed, and cost a freeze in place of the streak; the earliest first. */
  frozen: Day[];
}

/**
 * Works the day streak out (GAMES.md, "Common to all"). A day counts on which a daily was finished on its day, won or
 * lost. Every seventh that counts earns a freeze, unless two are kept; a missed day spends one by itself, keeps the
 * streak, and adds nothing to it. All of it follows from the days played, so that every device agrees.
 *
 * @param played the days on which a daily was finished on its day; those before the first puzzle or after today are none
 */
export function dayStreakOf(played: Iterable<Day>, today: Day): DayStreak {
  const days = [...new Set(played)].filter((day) => day >= FIRST_DAY && day <= today).sort();
  const frozen: Day[] = [];
  let last: Day | null = null;
  let [streak, best, freezes] = [0, 0, 0];

  /** Goes over the days missed between the last one played and the next, or today. */
  const skipTo = (day: Day) => {
    const missed = last === null ? 0 : daysBetween(last, day) - 1;
    for (let after = 1; after <= Math.min(missed, freezes); after++) frozen.push(addDays(last ?? day, after));
    if (missed > freezes) streak = 0;
    freezes = Math.max(0, freezes - missed);
  };
  for (const day of days) {
    skipTo(day);
    streak++;
    best = Math.max(best, streak);
    if (streak % DAYS_TO_FREEZE === 0) freezes = Math.min(MOST_FREEZES, freezes + 1);
    last = day;
  }
  // Today's can still be had.
  if (last !== today) skipTo(today);
  return { streak, best, freezes, frozen };
}
