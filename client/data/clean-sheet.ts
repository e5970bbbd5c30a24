import { cleanSheetsOf, type CleanSheets } from "#rules/clean-sheet";
import { GAME_NAMES, type GameName } from "#rules/measures";
import type { Result } from "#rules/statistics";
import { readResults, useResultChanges } from "../storage/results.ts";
import { useToday } from "./today.ts";

/**
 * One's clean sheets, found anew in the results kept in this browser whenever they change; null
 * until the day is known.
 */
export function useCleanSheets(): CleanSheets | null {
  const { today } = useToday();
  useResultChanges();
  if (today === null) return null;
  return cleanSheetsOf(
    Object.fromEntries(GAME_NAMES.map((game) => [game, readResults(game)])) as Record<GameName, Result[]>,
    today.day,
  );
}
