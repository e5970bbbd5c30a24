import type { EndedRound } from "#rules/games";
import { useCleanSweeps } from "../../data/clean-sweep.ts";

/** Returns whether a round belongs to a day of which the visitor has won all dailies. */
export function useIsCleanSweep({ kind, day, tries }: EndedRound): boolean {
  const sweeps = useCleanSweeps();
  return kind === "daily" && tries.length > 0 && sweeps?.days.includes(day) === true;
}
