import { addDays, type Day } from "#rules/shared/day";
import { computeDayStreak, type DayStreak } from "#rules/shared/day-streak";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { useStorage } from "../storage/local-storage.ts";
import { readResults } from "../storage/results.ts";
import { isRunningDaily } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** Returns the days on which any daily was finished on its day, as far as they are stored in this browser. */
export function useDaysPlayed(): ReadonlySet<Day> {
  if (!useStorage()) return new Set();
  const results = DAILY_NAMES.flatMap((game) => readResults(game));
  return new Set(results.filter(({ kind }) => kind === "daily").map(({ of }) => of));
}

/**
 * Returns what a day was for the day streak; null for days before the first one played, and for today until a daily is
 * finished.
 */
export function useStreakDays(): (day: Day) => "played" | "frozen" | "missed" | null {
  const { day: today } = useToday();
  const played = useDaysPlayed();
  const { frozen } = useOwnDayStreak();
  const first = [...played].sort()[0] ?? today;
  return (day) => {
    if (played.has(day)) return "played";
    if (frozen.includes(day)) return "frozen";
    return day > first && day < today ? "missed" : null;
  };
}

/** Returns the visitor's day streak up to today. A daily of yesterday that still runs keeps it open. */
export function useOwnDayStreak(): DayStreak {
  const { day: today } = useToday();
  const played = useDaysPlayed();
  const yesterday = addDays(today, -1);
  const isRunning = useStorage() && DAILY_NAMES.some((game) => isRunningDaily(game, yesterday));
  return computeDayStreak(played, today, isRunning ? yesterday : null);
}
