import { Hono } from "hono";
import * as v from "valibot";
import { dayAt } from "#rules/day";
import { countFound, stateOf } from "#rules/round";
import { isHumanPace, scoreOf } from "#rules/score";
import type { FinishedRound } from "../messages.ts";
import { recordFinished } from "../recording.ts";
import { gameNamed } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { loadRound, openRound, type Table } from "./table.ts";
import { knownVisitor } from "./visitor.ts";

/**
 * `POST /api/rounds/:game/finished`: a browser presents the last token of a day's round that is over, because the
 * server seems not to know how it ended: D1 and the queue have failed as it did, or the queue has not kept it for long
 * enough. What is recorded is what the token says, as often as it comes.
 */
export const finished = new Hono<ApiContext>().post(
  "/:game/finished",
  body(v.object({ round: v.string() })),
  async (c) => {
    const playing = { env: c.env, now: c.get("now") };
    const game = gameNamed(c.req.param("game"));
    const table = await loadRound(playing, game, await openRound(playing, c.req.valid("json").round));
    const result = finishedRound(table, c.get("now"));
    if (result === null) throw failure("invalid-request");
    return c.json({ recorded: await recordFinished(c.env, { ...result, visitor: knownVisitor(c) }) });
  },
);

/**
 * The result of a daily or archive round that has ended; null for any other.
 *
 * @param now Unix milliseconds: when it ended, if the round does not say
 */
export function finishedRound({ game, puzzle, round }: Table, now: number): Omit<FinishedRound, "visitor"> | null {
  const { kind } = round.deal;
  const state = stateOf(game, puzzle, round);
  if (state === "guessing" || (kind !== "daily" && kind !== "archive")) return null;
  const finishedAt = round.ended ?? now;
  const guesses = round.guesses.length;
  const ending = { won: state === "won", guesses, correct: countFound(game, puzzle, round.guesses) };
  // Who was picked counts where there is more than one right answer, as long as the day runs.
  const picks =
    game.toFind > 1 && kind === "daily" && round.day === dayAt(finishedAt)
      ? round.guesses.filter((guess) => game.solves(puzzle, guess))
      : null;
  const tookMs = finishedAt - round.begun;
  const ranked = kind === "daily" && isHumanPace(guesses, tookMs);
  return {
    game: round.game,
    day: round.day,
    kind,
    ...ending,
    score: scoreOf(game, ending),
    tookMs,
    ranked,
    picks,
    finishedAt,
  };
}
