import type { Day } from "./day.ts";
import type { Season } from "./people.ts";

/** October: from then on there are figures of a new season to be asked for. */
const FIRST_MONTH = 10;

/** Whether a number names a season by its two years, as 20252026 does. */
export const isSeason = (value: number): boolean => value % 10_000 === Math.floor(value / 10_000) + 1;

/** The season that is running on a day, or was the last to. */
export function seasonOn(day: Day): Season {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const from = month < FIRST_MONTH ? year - 1 : year;
  return from * 10_000 + from + 1;
}
