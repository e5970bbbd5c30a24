import { endingOfRound, exclusionReasonOf, roundStateOf } from "#rules/shared/round";
import { scoreOf } from "#rules/shared/score";
import { packSquares, shareSquaresIn, type ShareSquares } from "#rules/share-squares";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import type { LoadedRound } from "./load-round.ts";

export function shareSquaresOf({ game, puzzle, round }: LoadedRound): ShareSquares {
  const isOver = roundStateOf(game, puzzle, round) !== "guessing";
  const tries = round.guesses.map((guess) => ({ guess, clue: game.judge(puzzle, guess, round.guesses, isOver) }));
  return shareSquaresIn(round.game, tries);
}

/** Returns the result of a day's round that has ended with a guess; null for any other. */
export function toFinishedRound({ game, puzzle, round }: LoadedRound): FinishedRound | null {
  const { visitor, ended } = round;
  if (
    roundStateOf(game, puzzle, round) === "guessing" ||
    visitor === null ||
    ended === undefined ||
    round.guesses.length === 0
  )
    return null;
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
    squares: packSquares(shareSquaresOf({ game, puzzle, round })),
    // Picks count in games with more than one right answer.
    picks: game.toFind > 1 && isCounted ? round.guesses.filter((guess) => game.solves(puzzle, guess)) : null,
    finishedAt: ended,
  };
}
