import { puzzleDurationDays, puzzleDayOn } from "#rules/shared/schedule";
import { FIRST_DAY, addDays, weekday, type Day } from "#rules/shared/day";
import type { Scheduled } from "#rules/shared/game-config";

export const WEEK = 7;

/** Returns the first day of a day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Returns the first day of the previous or next month. */
export const monthBefore = (month: Day): Day => monthOf(addDays(month, -1));
export const monthAfter = (month: Day): Day => monthOf(addDays(month, 31));

/**
 * Returns the weeks of a month, null for days of other months. Weeks begin on Sunday, as in Canadian calendars of both
 * languages.
 */
export function weeksOf(month: Day): (Day | null)[][] {
  const weeks: (Day | null)[][] = [];
  const before = (weekday(month) + 1) % WEEK;
  for (let sunday = addDays(month, -before); sunday < monthAfter(month); sunday = addDays(sunday, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/**
 * Returns the day that a key moves to: a neighbour, the ends of the week, or the same day of another month or its last,
 * within the days that exist; Sundays for a weekly game.
 *
 * @param last the last day that can be chosen
 * @returns null for other keys
 */
export function dayByKey(key: string, day: Day, last: Day, schedule: Scheduled): Day | null {
  const column = (weekday(day) + 1) % WEEK;
  const days = puzzleDurationDays(schedule);
  const moves: Record<string, Day> = {
    ArrowLeft: addDays(day, -days),
    ArrowRight: addDays(day, days),
    ArrowUp: addDays(day, -WEEK),
    ArrowDown: addDays(day, WEEK),
    Home: addDays(day, -column),
    End: addDays(day, WEEK - 1 - column),
    PageUp: sameDayIn(monthBefore(monthOf(day)), day),
    PageDown: sameDayIn(monthAfter(monthOf(day)), day),
  };
  const near = moves[key];
  if (near === undefined) return null;
  const sunday = puzzleDayOn(schedule, near);
  // A change of month stays in that month.
  const wanted = monthOf(sunday) < monthOf(near) ? addDays(sunday, days) : sunday;
  return wanted < FIRST_DAY ? FIRST_DAY : wanted > last ? last : wanted;
}

/** Returns a month's day of the same number; its last day if it is shorter. */
function sameDayIn(month: Day, day: Day): Day {
  const same = addDays(month, Number(day.slice(8)) - 1);
  return monthOf(same) === month ? same : addDays(monthAfter(month), -1);
}
