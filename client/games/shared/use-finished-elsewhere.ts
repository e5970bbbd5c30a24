import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { endingOf } from "#rules/shared/round";
import { useStorage } from "../../storage/local-storage.ts";
import { readResults } from "../../storage/results.ts";
import { readRoundSummary } from "../../storage/rounds.ts";

/**
 * Returns whether a day's puzzle has a result from a round that is not stored in this browser: it was played on another
 * device, or is no longer stored. The first result of a puzzle counts, and a finished puzzle cannot be played again.
 */
export function useFinishedElsewhere(game: GameName, day: Day): boolean {
  if (!useStorage()) return false;
  const result = readResults(game).find(({ of }) => of === day);
  if (result === undefined) return false;
  const round = readRoundSummary(game, day);
  if (round === null || round.state === "guessing") return true;
  const { won, guesses, correct } = endingOf(round);
  return won !== result.won || guesses !== result.guesses || correct !== result.correct;
}
