import type { Day } from "#rules/shared/day";
import { fetchAnswer } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import type { AnyGameScreen } from "./game-screen.ts";

/**
 * Returns the answer of a day and the data that its game needs to show it; both are null until both are loaded.
 *
 * @param isWanted whether to fetch them yet
 */
export function usePastPuzzle(screen: AnyGameScreen, day: Day, isWanted = true) {
  const { game } = screen;
  const answer = useLoaded(
    async () => {
      // The components are loaded at the same time: an open dialog must not suspend.
      const parts = [screen.Picture, screen.Details, screen.AllAnswers, screen.Replay].map((part) => part?.preload());
      const [past] = await Promise.all([fetchAnswer(day, game), ...parts]);
      return past;
    },
    isWanted ? `${game} ${day}` : null,
  );
  const past = answer.value;
  const { value: league, failure, retry } = screen.useLeagueData(past);
  return {
    ...(past === null || league === null ? { past: null, league: null } : { past, league }),
    failure: answer.failure ?? failure,
    retry: () => {
      answer.retry();
      retry();
    },
  };
}
