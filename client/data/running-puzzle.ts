import { nextPuzzleAt, puzzleNumberOn, puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { CurrentDay } from "./today.ts";

/** The puzzle of a game that runs now: as of a weekly one, today is the Sunday by which its week is known. */
export function runningPuzzleOf(game: GameName, today: CurrentDay): CurrentDay {
  const measure = GAME_CONFIG[game];
  const day = puzzleDayOn(measure, today.day);
  return { ...today, day, number: puzzleNumberOn(measure, day), next: nextPuzzleAt(measure, day) };
}
