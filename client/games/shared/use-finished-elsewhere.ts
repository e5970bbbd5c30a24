import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { endingOf } from "#rules/shared/round";
import { readResults, useResultChanges } from "../../storage/results.ts";
import { readRoundSummary } from "../../storage/rounds.ts";
import { useHydrated } from "../../storage/store.ts";

/**
 * Whether a day's puzzle has a result that is not of the round kept in this browser: it came from another device,
 * or the round is kept no longer. The first result of a puzzle stands, and none is played twice.
 */
export function useFinishedElsewhere(game: GameName, day: Day): boolean {
  useResultChanges();
  if (!useHydrated()) return false;
  const result = readResults(game).find(({ of }) => of === day);
  if (result === undefined) return false;
  const round = readRoundSummary(game, day);
  if (round === null || round.state === "guessing") return true;
  const { won, guesses, correct } = endingOf(round);
  return won !== result.won || guesses !== result.guesses || correct !== result.correct;
}
