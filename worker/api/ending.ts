import type { Context } from "hono";
import { puzzleDayOn } from "#rules/cadence";
import { dayAt } from "#rules/day";
import { termsOf, type Steps } from "#rules/line";
import { countFound, stateOf, type RoundState } from "#rules/round";
import { markOf, scoreOf } from "#rules/score";
import { packSquares, SQUARES_OF, type Squares } from "#rules/squares";
import { noteSteps } from "../lines/lines.ts";
import { log } from "../log.ts";
import type { FinishedRound } from "../messages.ts";
import { recordFinished } from "../recording.ts";
import { within } from "../store/patience.ts";
import type { ApiContext } from "./context.ts";
import type { Table } from "./table.ts";

/** Who ends a daily is told the answer, who takes a hint more than a guess tells: for so many milliseconds that waits until it is known. */
const CLOSING_MS = 300;

/**
 * Has a move of a daily known, behind the answer, and the result recorded if the round has ended. Only the answer to the
 * move that ends it, or to a hint, waits, and not for long: {@link CLOSING_MS}.
 *
 * @param isHint whether the move was to take a hint
 */
export async function follow(c: Context<ApiContext>, table: Table, state: RoundState, isHint: boolean): Promise<void> {
  const { round } = table;
  const now = c.get("now");
  if (round.visitor === null) return;
  const steps = stepsOf(table, now);
  if (steps !== null) {
    const keeping = state === "won" ? "remember" : "write";
    const noted = noteSteps(c.env, round.visitor, round.game, steps, keeping).catch((error: unknown) =>
      log("warn", "move-not-known", error, { game: round.game, day: round.day }),
    );
    c.executionCtx.waitUntil(noted);
    if (state !== "guessing" || isHint) await within(CLOSING_MS, noted).catch(() => {});
  }
  const finished = finishedRound(table, now);
  if (finished !== null) c.executionCtx.waitUntil(recordFinished(c.env, finished));
}

/** A round as it is shared. */
export function squaresOf({ game, puzzle, round }: Table): Squares {
  const tries = round.guesses.map((guess) => ({ guess, clue: game.judge(puzzle, guess) }));
  // Each game's guesses and clues are its own; outside its module they are of unknown type.
  return (SQUARES_OF[round.game] as (tries: readonly unknown[]) => Squares)(tries);
}

/** What is to be held against the line of a daily, while its day, or its week, runs; null for any other round. */
function stepsOf({ game, round }: Table, at: number): Steps | null {
  const { id, day, deal, begun, guesses, gaveUp } = round;
  if (deal.kind !== "daily" || day !== puzzleDayOn(game, dayAt(at))) return null;
  return { day, round: id, begun, guesses, gaveUp, ...termsOf(round) };
}

/**
 * The result of a daily or archive round that has ended; null for any other.
 *
 * @param now when it ended, if the round does not say, in Unix milliseconds
 */
export function finishedRound(table: Table, now: number): FinishedRound | null {
  const { game, puzzle, round } = table;
  const state = stateOf(game, puzzle, round);
  if (state === "guessing" || round.visitor === null) return null;
  const finishedAt = round.ended ?? now;
  const isDaily = round.deal.kind === "daily";
  const guesses = round.guesses.length;
  const ending = {
    won: state === "won",
    guesses,
    correct: countFound(game, puzzle, round.guesses),
    hint: round.hint !== undefined,
    hard: round.hard === true,
  };
  const mark = isDaily ? markOf(game, ending, round.day, round.begun, finishedAt) : null;
  const counted = isDaily && mark === null;
  return {
    visitor: round.visitor,
    game: round.game,
    day: round.day,
    kind: isDaily ? "daily" : "archive",
    ...ending,
    score: scoreOf(game, ending),
    tookMs: finishedAt - round.begun,
    round: round.id,
    steps: stepsOf(table, finishedAt),
    mark,
    counted,
    ranked: counted,
    squares: packSquares(squaresOf(table)),
    // Who was picked counts where there is more than one right answer.
    picks: game.toFind > 1 && counted ? round.guesses.filter((guess) => game.solves(puzzle, guess)) : null,
    finishedAt,
  };
}
