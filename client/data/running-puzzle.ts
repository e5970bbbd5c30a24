import { nextPuzzleAt, numberOn, puzzleDayOn } from "#rules/shared/schedule";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import type { Today } from "./today.ts";

/** The puzzle of a game that runs now: as of a weekly one, today is the Sunday by which its week is known. */
export function runningOf(game: GameName, today: Today): Today {
  const measure = MEASURES[game];
  const day = puzzleDayOn(measure, today.day);
  return { ...today, day, number: numberOn(measure, day), next: nextPuzzleAt(measure, day) };
}
