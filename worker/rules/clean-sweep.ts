import { addDays, type Day } from "./day.ts";
import { DAILY_NAMES, type DailyName } from "./measures.ts";
import type { Result } from "./statistics.ts";

/** The days on which every daily was won, the Grid with all nine squares. */
export interface CleanSweeps {
  /** The earliest first. */
  days: Day[];
  /** How many of them in a row up to today, or up to yesterday while today's can still be had. */
  streak: number;
  bestStreak: number;
}

/**
 * Finds the clean sweeps in what was played. Only dailies count: who makes up for a day in the
 * archive wins a round, but not that day.
 *
 * @param results of every daily, in any order
 */
export function cleanSweepsOf(results: Readonly<Record<DailyName, readonly Result[]>>, today: Day): CleanSweeps {
  const daysOf = (game: DailyName, wanted: boolean): Set<Day> =>
    new Set(results[game].filter(({ kind, won }) => kind === "daily" && won === wanted).map(({ of }) => of));
  const [first = new Set<Day>(), ...others] = DAILY_NAMES.map((game) => daysOf(game, true));
  const clean = new Set([...first].filter((day) => others.every((won) => won.has(day))));

  const runUpTo = (day: Day): number => {
    let length = 0;
    while (clean.has(addDays(day, -length))) length++;
    return length;
  };
  const days = [...clean].sort();
  // Today's is still to be had until the first daily is lost.
  const isOpen = !clean.has(today) && !DAILY_NAMES.some((game) => daysOf(game, false).has(today));
  return {
    days,
    streak: runUpTo(isOpen ? addDays(today, -1) : today),
    bestStreak: Math.max(0, ...days.map(runUpTo)),
  };
}
