import { addDays, type Day } from "./day.ts";
import { DAILY_NAMES, type DailyName } from "./game-config.ts";
import type { Result } from "./statistics.ts";

/** Days on which a visitor won all dailies. */
export interface CleanSweeps {
  days: Day[];
  /** Consecutive clean sweeps up to today, or up to yesterday while today's is still possible. */
  streak: number;
  bestStreak: number;
}

/** Computes a visitor's clean sweeps from all dailies' results. Archive rounds do not count. */
export function computeCleanSweeps(results: Readonly<Record<DailyName, readonly Result[]>>, today: Day): CleanSweeps {
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
  // Today's is possible until a daily is lost.
  const isOpen = !clean.has(today) && !DAILY_NAMES.some((game) => daysOf(game, false).has(today));
  return {
    days,
    streak: runUpTo(isOpen ? addDays(today, -1) : today),
    bestStreak: Math.max(0, ...days.map(runUpTo)),
  };
}
