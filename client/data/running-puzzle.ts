import { nextPuzzleAt, puzzleNumberOn, puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { CurrentDay } from "./today.ts";

/** Returns the current puzzle of a game. For a weekly game its day is the Sunday that identifies the week. */
export function runningPuzzleOf(game: GameName, today: CurrentDay): CurrentDay {
  const config = GAME_CONFIG[game];
  const day = puzzleDayOn(config, today.day);
  return { ...today, day, number: puzzleNumberOn(config, day), next: nextPuzzleAt(config, day) };
}
