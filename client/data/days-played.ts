import type { Day } from "#rules/day";
import { dayStreakOf, type DayStreak } from "#rules/day-streak";
import { DAILY_NAMES } from "#rules/measures";
import { readResults, useResultChanges } from "../storage/results.ts";
import { useAwake } from "../store.ts";

/** The days on which a daily was finished on its day, of whichever game, as far as this browser remembers. */
export function useDaysPlayed(): ReadonlySet<Day> {
  useResultChanges();
  if (!useAwake()) return new Set();
  const results = DAILY_NAMES.flatMap((game) => readResults(game));
  return new Set(results.filter(({ kind }) => kind === "daily").map(({ of }) => of));
}

/** One's day streak as it stands today, by the same days. */
export const useDayStreak = (today: Day): DayStreak => dayStreakOf(useDaysPlayed(), today);
