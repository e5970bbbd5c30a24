import { endingOfRound, exclusionReasonOf } from "#rules/shared/round";
import { scoreOf } from "#rules/shared/score";
import { packSquares, shareSquaresIn, type ShareSquares } from "#rules/share-squares";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import { isOver, type LoadedRound } from "./load-round.ts";

export function shareSquaresOf(loaded: LoadedRound): ShareSquares {
  const { game, puzzle, round } = loaded;
  const { guesses } = round;
  const showsAll = isOver(loaded);
  const tries = guesses.map((guess) => ({ guess, clue: game.judge(puzzle, guess, guesses, showsAll) }));
  return shareSquaresIn(round.game, tries);
}

/** Returns the result of a day's round that has ended with a guess; null for any other. */
export function toFinishedRound(loaded: LoadedRound): FinishedRound | null {
  const { game, puzzle, round } = loaded;
  const { visitor, ended } = round;
  if (!isOver(loaded) || visitor === null || ended === undefined || round.guesses.length === 0) return null;
  const isDaily = round.deal.kind === "daily";
  const ending = endingOfRound(game, puzzle, round);
  const mark = exclusionReasonOf(game, puzzle, round);
  const isCounted = isDaily && mark === null;
  return {
    visitor,
    game: round.game,
    day: round.day,
    kind: isDaily ? "daily" : "archive",
    ...ending,
    score: scoreOf(game, ending),
    tookMs: ended - round.begun,
    mark,
    squares: packSquares(shareSquaresOf(loaded)),
    // Picks count in games with more than one right answer.
    picks: game.toFind > 1 && isCounted ? round.guesses.filter((guess) => game.solves(puzzle, guess)) : null,
    finishedAt: ended,
  };
}
