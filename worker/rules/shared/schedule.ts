import { addDays, DAY_MS, daysBetween, FIRST_DAY, startOf, weekday, type Day } from "./day.ts";
import type { Schedule, Scheduled } from "./game-config.ts";

/** Days that a puzzle runs for. All functions take a game or its entry in {@link GAME_CONFIG}. */
const DAYS: Record<Schedule, number> = { day: 1, week: 7 };

export const puzzleDurationDays = ({ every }: Scheduled): number => DAYS[every];

/** Returns the day that identifies the puzzle running on `day`: the day itself, or the Sunday its week began with. */
export const puzzleDayOn = ({ every }: Scheduled, day: Day): Day =>
  every === "day" ? day : addDays(day, -((weekday(day) + 1) % 7));

export const previousPuzzleDay = (schedule: Scheduled, puzzleDay: Day): Day =>
  addDays(puzzleDay, -puzzleDurationDays(schedule));

/** Returns the day by which the puzzle after it is known. */
export const puzzleAfter = (schedule: Scheduled, puzzleDay: Day): Day =>
  addDays(puzzleDay, puzzleDurationDays(schedule));

/** Returns when the next puzzle replaces that of `puzzleDay`, in Unix milliseconds. */
export const nextPuzzleAt = (schedule: Scheduled, puzzleDay: Day): number =>
  startOf(puzzleDay) + puzzleDurationDays(schedule) * DAY_MS;

/** Returns the number of the puzzle that runs on a day: 1 on {@link FIRST_DAY} (a Sunday), 0 or less before it. */
export const puzzleNumberOn = (schedule: Scheduled, day: Day): number =>
  daysBetween(FIRST_DAY, puzzleDayOn(schedule, day)) / puzzleDurationDays(schedule) + 1;

export const puzzleDayOfNumber = (schedule: Scheduled, number: number): Day =>
  addDays(FIRST_DAY, (number - 1) * puzzleDurationDays(schedule));

/** Returns the puzzles to deal on `day`: the running one, tomorrow's if it is another, and the previous one, if any. */
export function puzzleDaysAround(schedule: Scheduled, day: Day): [running: Day, ...others: Day[]] {
  const running = puzzleDayOn(schedule, day);
  const tomorrow = puzzleDayOn(schedule, addDays(day, 1));
  const previous = previousPuzzleDay(schedule, running);
  return [running, ...(tomorrow === running ? [] : [tomorrow]), ...(isPuzzleDay(schedule, previous) ? [previous] : [])];
}

/** Returns whether a day identifies a puzzle: from {@link FIRST_DAY} on, of a weekly game every Sunday. */
export const isPuzzleDay = (schedule: Scheduled, day: Day): boolean =>
  day >= FIRST_DAY && puzzleDayOn(schedule, day) === day;
