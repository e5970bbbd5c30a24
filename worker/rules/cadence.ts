import { addDays, DAY_MS, daysBetween, FIRST_DAY, startOf, weekday, type Day } from "./day.ts";
import type { Cadence, Turning } from "./measures.ts";

/**
 * Which puzzle of a game runs when. A daily's runs for its day; a weekly's is dealt on a Sunday, is known by that day
 * everywhere, and runs until the next one. Everything takes what says how often that is: a game, or its entry in MEASURES.
 */
const DAYS: Record<Cadence, number> = { day: 1, week: 7 };

/** How many days a puzzle runs. */
export const daysOf = ({ every }: Turning): number => DAYS[every];

/** The day by which the puzzle is known that runs on a day: the day itself, or the Sunday that began its week. */
export const puzzleDayOn = ({ every }: Turning, day: Day): Day =>
  every === "day" ? day : addDays(day, -((weekday(day) + 1) % 7));

/** The day by which the puzzle before is known. */
export const puzzleBefore = (turning: Turning, puzzleDay: Day): Day => addDays(puzzleDay, -daysOf(turning));

/** The instant at which the next puzzle takes the place of a day's, in Unix milliseconds. */
export const nextPuzzleAt = (turning: Turning, puzzleDay: Day): number => startOf(puzzleDay) + daysOf(turning) * DAY_MS;

/** The number of the puzzle that runs on a day: 1 for the first there was ({@link FIRST_DAY} is a Sunday), 0 or less before it. */
export const numberOn = (turning: Turning, day: Day): number =>
  daysBetween(FIRST_DAY, puzzleDayOn(turning, day)) / daysOf(turning) + 1;

/** The day by which the puzzle of a number is known. */
export const puzzleDayOf = (turning: Turning, number: number): Day =>
  addDays(FIRST_DAY, (number - 1) * daysOf(turning));

/** Whether a puzzle is known by a day: every day from the first on, of a weekly game every Sunday. */
export const isPuzzleDay = (turning: Turning, day: Day): boolean =>
  day >= FIRST_DAY && puzzleDayOn(turning, day) === day;
