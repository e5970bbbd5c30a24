import { computeCleanSweeps, type CleanSweeps } from "#rules/shared/clean-sweep";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";
import { useStorage } from "../storage/local-storage.ts";
import { readResults } from "../storage/results.ts";
import { useToday } from "./today.ts";

/** Returns the visitor's clean sweeps from the stored results; null until hydration. */
export function useCleanSweeps(): CleanSweeps | null {
  const { day } = useToday();
  if (!useStorage()) return null;
  return computeCleanSweeps(
    Object.fromEntries(DAILY_NAMES.map((game) => [game, readResults(game)])) as Record<DailyName, Result[]>,
    day,
  );
}
