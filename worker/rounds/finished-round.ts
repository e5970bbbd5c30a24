import { countFound, markOfRound, stateOf } from "#rules/shared/round";
import { scoreOf } from "#rules/shared/score";
import { packSquares, SQUARES_OF, type Squares } from "#rules/share-squares";
import type { FinishedRound } from "../runtime/queue-messages.ts";
import { attemptOf, type LoadedRound } from "./load-round.ts";

/** Returns the squares of a round's share text. */
export function squaresOf({ game, puzzle, round }: LoadedRound): Squares {
  const isOver = stateOf(game, puzzle, round) !== "guessing";
  const tries = round.guesses.map((guess) => ({ guess, clue: game.judge(puzzle, guess, round.guesses, isOver) }));
  // Each game has its own types of guesses and clues; outside its module they are unknown.
  return (SQUARES_OF[round.game] as (tries: readonly unknown[]) => Squares)(tries);
}

/**
 * Returns the result of a daily or archive round that has ended; null for any other, and for a round that was stopped
 * before its first guess.
 *
 * @param isConfirmed whether the visitor's object has all moves of the round
 */
export function finishedRound({ game, puzzle, round }: LoadedRound, isConfirmed: boolean): FinishedRound | null {
  const { visitor, ended } = round;
  const state = stateOf(game, puzzle, round);
  if (state === "guessing" || visitor === null || ended === undefined || round.guesses.length === 0) return null;
  const isDaily = round.deal.kind === "daily";
  const ending = {
    won: state === "won",
    guesses: round.guesses.length,
    correct: countFound(game, puzzle, round.guesses),
    hint: round.hint !== undefined,
    hard: round.hard === true,
  };
  const mark = markOfRound(game, puzzle, round);
  const counted = isDaily && mark === null;
  return {
    visitor,
    game: round.game,
    day: round.day,
    kind: isDaily ? "daily" : "archive",
    ...ending,
    score: scoreOf(game, ending),
    tookMs: ended - round.begun,
    attempt: isConfirmed || !isDaily || mark === "late" ? null : attemptOf(round),
    mark,
    counted,
    ranked: counted,
    squares: packSquares(squaresOf({ game, puzzle, round })),
    // Picks count in games with more than one right answer.
    picks: game.toFind > 1 && counted ? round.guesses.filter((guess) => game.solves(puzzle, guess)) : null,
    finishedAt: ended,
  };
}
