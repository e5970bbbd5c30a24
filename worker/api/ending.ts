import type { Context } from "hono";
import { dayAt } from "#rules/day";
import type { Steps } from "#rules/line";
import { countFound, type RoundState } from "#rules/round";
import { markOf, scoreOf } from "#rules/score";
import { noteSteps } from "../lines/lines.ts";
import type { FinishedRound } from "../messages.ts";
import { within } from "../patience.ts";
import { recordFinished } from "../recording.ts";
import type { ApiContext } from "./context.ts";
import type { Table } from "./table.ts";

/** Who ends a daily is told the answer: for so many milliseconds that waits until it is known that he has. */
const CLOSING_MS = 300;

/**
 * Has a move of a daily known, behind the answer, and the result recorded if the round has ended. Only the answer to the
 * move that ends it waits, and not for long: {@link CLOSING_MS}.
 */
export async function follow(c: Context<ApiContext>, table: Table, state: RoundState): Promise<void> {
  const { round } = table;
  const now = c.get("now");
  if (round.visitor === null) return;
  const steps = round.deal.kind === "daily" && round.day === dayAt(now) ? stepsOf(table) : null;
  if (steps !== null) {
    const noted = noteSteps(c.env, round.visitor, round.game, steps).catch((error: unknown) =>
      console.warn(`a move is not known: ${String(error)}`),
    );
    c.executionCtx.waitUntil(noted);
    if (state !== "guessing") await within(noted, CLOSING_MS).catch(() => {});
  }
  if (state !== "guessing")
    c.executionCtx.waitUntil(recordFinished(c.env, finishedRound(table, round.visitor, state, steps, now)));
}

const stepsOf = ({ round: { id, day, begun, guesses, gaveUp } }: Table): Steps => ({
  day,
  round: id,
  begun,
  guesses,
  gaveUp,
});

/** The result of a daily or archive round that has just ended. */
function finishedRound(
  { game, puzzle, round }: Table,
  visitor: string,
  state: RoundState,
  steps: Steps | null,
  now: number,
): FinishedRound {
  const isDaily = round.deal.kind === "daily";
  const guesses = round.guesses.length;
  const ending = { won: state === "won", guesses, correct: countFound(game, puzzle, round.guesses) };
  const mark = isDaily ? markOf(ending, round.day, round.begun, now) : null;
  const counted = isDaily && mark === null;
  return {
    visitor,
    game: round.game,
    day: round.day,
    kind: isDaily ? "daily" : "archive",
    ...ending,
    score: scoreOf(game, ending),
    tookMs: now - round.begun,
    round: round.id,
    steps,
    mark,
    counted,
    ranked: counted,
    // Who was picked counts where there is more than one right answer.
    picks: game.toFind > 1 && counted ? round.guesses.filter((guess) => game.solves(puzzle, guess)) : null,
    finishedAt: now,
  };
}
