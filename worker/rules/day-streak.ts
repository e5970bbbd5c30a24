import { addDays, type Day } from "./day.ts";

/**
 * How many days in a row a daily was finished on its day, won or lost, up to today, or up to
 * yesterday while today's can still be had.
 *
 * @param played the days on which one was
 */
export function dayStreak(played: ReadonlySet<Day>, today: Day): number {
  const last = played.has(today) ? today : addDays(today, -1);
  let length = 0;
  while (played.has(addDays(last, -length))) length++;
  return length;
}
