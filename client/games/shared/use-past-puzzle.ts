import type { Day } from "#rules/shared/day";
import { fetchAnswer } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import type { AnyGameScreen } from "./game-screen.ts";

/**
 * A day's answer, with what its game needs to show it; both null until all of it is here.
 *
 * @param isWanted whether it is to be fetched yet
 */
export function usePastPuzzle(mode: AnyGameScreen, day: Day, isWanted = true) {
  const { game } = mode;
  const answer = useLoaded(
    async () => {
      // What shows it is fetched along with it: a dialog that is open must not go away to wait.
      const parts = [mode.Picture, mode.Details, mode.AllAnswers, mode.Replay].map((part) => part?.preload());
      const [past] = await Promise.all([fetchAnswer(day, game), ...parts]);
      return past;
    },
    isWanted ? `${game} ${day}` : null,
  );
  const past = answer.value;
  const { pieces, failure, retry } = mode.usePieces(past);
  return {
    ...(past === null || pieces === null ? { past: null, pieces: null } : { past, pieces }),
    failure: answer.failure ?? failure,
    retry: () => {
      answer.retry();
      retry();
    },
  };
}
