/**
 * A UTC calendar day as `YYYY-MM-DD`. Days of this form sort in time as strings.
 * Never a local date: the puzzle turns at the same instant everywhere.
 */
export type Day = string;

/** Milliseconds of a UTC day. UTC has no daylight saving, so this never varies. */
export const DAY_MS = 86_400_000;

/** The day of puzzle number 1 in every game (GAMES.md). */
export const FIRST_DAY: Day = "2026-11-01";

const serial = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const fromSerial = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** The UTC day at an instant given in Unix milliseconds. */
export const dayAt = (ms: number): Day => fromSerial(Math.floor(ms / DAY_MS));

/** The first instant of a day, in Unix milliseconds. */
export const startOf = (day: Day): number => serial(day) * DAY_MS;

/** The day `count` days later; a negative count goes back. */
export const addDays = (day: Day, count: number): Day => fromSerial(serial(day) + count);

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => serial(to) - serial(from);

/** The number of the puzzle of a day: 1 on {@link FIRST_DAY}, 0 or less before it. */
export const puzzleNumber = (day: Day): number => daysBetween(FIRST_DAY, day) + 1;

/** Monday 0 to Sunday 6. 1970-01-01 was a Thursday. */
export const weekday = (day: Day): number => (((serial(day) + 3) % 7) + 7) % 7;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekday(day));

/** True for a string that names a real calendar day in the form of {@link Day}. */
export function isDay(value: unknown): value is Day {
  return (
    typeof value === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(serial(value)) &&
    fromSerial(serial(value)) === value
  );
}

/**
 * Whole years lived on a day. Somebody born on 29 February turns a year older on
 * 1 March of a common year: that is the first day on which the whole year is lived.
 *
 * @returns null when the birth date is not known.
 */
export function ageOn(birth: Day | null, day: Day): number | null {
  if (birth === null) return null;
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
