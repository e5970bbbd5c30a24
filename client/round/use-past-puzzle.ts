import { useEffect, useState } from "react";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { codeOf, fetchAnswer, type FailureCode, type PastPuzzle } from "../api.ts";
import type { AnyMode } from "./mode.ts";

/**
 * A day's answer, with what its game needs to show it; both null until all of it is here.
 *
 * @param isWanted whether it is to be fetched yet
 */
export function usePastPuzzle(mode: AnyMode, day: Day, isWanted = true) {
  const { game } = mode;
  const [past, setPast] = useState<PastPuzzle<GameName> | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { pieces, failure: piecesFailure, retry } = mode.usePieces(past);

  useEffect(() => {
    if (!isWanted) return;
    // What shows it is fetched along with it: a dialog that is open must not go away to wait.
    const parts = [mode.Picture, mode.Details, mode.AllAnswers, mode.Replay].map((part) => part?.preload());
    Promise.all([fetchAnswer(day, game), ...parts]).then(
      ([answer]) => setPast(answer),
      (error: unknown) => setFailure(codeOf(error)),
    );
  }, [day, game, mode, isWanted, attempt]);

  return {
    ...(past === null || pieces === null ? { past: null, pieces: null } : { past, pieces }),
    failure: failure ?? piecesFailure,
    retry: () => {
      setFailure(null);
      setAttempt(attempt + 1);
      retry();
    },
  };
}
