/** A UTC calendar day as `YYYY-MM-DD`, never a local one: puzzles change at the same instant everywhere. */
export type Day = string;

/** Length of a UTC day. UTC has no daylight saving time. */
export const DAY_MS = 86_400_000;

/** The day of puzzle number 1 in every game. */
export const FIRST_DAY: Day = "2026-11-01";

const serial = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const fromSerial = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Returns the UTC day of an instant. @param ms Unix milliseconds */
export const dayAt = (ms: number): Day => fromSerial(Math.floor(ms / DAY_MS));

/** Returns the first instant of a day, in Unix milliseconds. */
export const startOf = (day: Day): number => serial(day) * DAY_MS;

/** Returns the day `count` days later, or earlier if `count` is negative. */
export const addDays = (day: Day, count: number): Day => fromSerial(serial(day) + count);

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => serial(to) - serial(from);

/** Returns the number of a day's puzzle: 1 on {@link FIRST_DAY}, 0 or less before it. */
export const puzzleNumber = (day: Day): number => daysBetween(FIRST_DAY, day) + 1;

/** Returns the weekday, 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export const weekday = (day: Day): number => (((serial(day) + 3) % 7) + 7) % 7;

export const mondayOf = (day: Day): Day => addDays(day, -weekday(day));

/** Returns whether a value is a {@link Day} that exists in the calendar. */
export function isDay(value: unknown): value is Day {
  return (
    typeof value === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(serial(value)) &&
    fromSerial(serial(value)) === value
  );
}

/** Returns the age in whole years; null if the birth date is unknown. Born on 29 February: a year older on 1 March. */
export function ageOn(birth: Day | null, day: Day): number | null {
  if (birth === null) return null;
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
