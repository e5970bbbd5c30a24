import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { withMove, type Appended, type Move } from "#rules/shared/attempt";
import { puzzleDayOn } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import { stateOf } from "#rules/shared/round";
import { appendToAttempt, mergeIntoAttempt, type OwnedAttempt } from "../attempts/attempt-calls.ts";
import { log } from "../runtime/log.ts";
import { recordFinished } from "../results/record.ts";
import type { ApiContext } from "../http/context.ts";
import { finishedRound } from "./finished-round.ts";
import { failure, type ErrorCode } from "../http/errors.ts";
import { atAttempt, attemptOf, playContext, type AnyRound, type LoadedRound } from "./load-round.ts";
import { outcomesInMind } from "./cached-outcomes.ts";
import { showRound, type RoundAnswer } from "./round-response.ts";
import { callObject, Unavailable, waitForObject } from "./visitor-object.ts";

type ApiRequest = Context<ApiContext>;

/** A round after a move, and the append that may still be under way; null if the move is confirmed or needs no confirmation. */
interface MoveResult {
  loaded: LoadedRound;
  unconfirmed: Promise<unknown> | null;
}

/**
 * Makes a move in a round. In a running daily the visitor's object compares it with the attempt first, then the rules'
 * refusal applies, then the object appends it, and only then it is judged.
 *
 * @param refusal why the rules refuse the move; null if they do not
 * @returns the response with the round after the move
 * @throws the refusal; round-moved-on, with the current round, if the round is out of date; device-moving
 */
export async function makeMove(
  c: ApiRequest,
  before: LoadedRound,
  move: Move,
  refusal: ErrorCode | null,
): Promise<RoundAnswer> {
  const { loaded, unconfirmed } = await moveRound(c, before, move, refusal);
  const result = finishedRound(loaded, unconfirmed === null);
  if (result !== null) c.executionCtx.waitUntil(recordFinished(c.env, result, unconfirmed));
  const outcomes = outcomesInMind(playContext(c), loaded, (counting) => c.executionCtx.waitUntil(counting));
  const answer = await showRound(c, loaded, true);
  return outcomes === null ? answer : { ...answer, outcomes };
}

async function moveRound(
  c: ApiRequest,
  before: LoadedRound,
  move: Move,
  refusal: ErrorCode | null,
): Promise<MoveResult> {
  const { round } = before;
  const now = c.get("now");
  if (!isRunningDaily(before, now) || round.visitor === null) {
    if (refusal !== null) throw failure(refusal);
    return { loaded: roundAfter(before, move, now), unconfirmed: null };
  }
  const { visitor, game } = round;
  const sent = { played: attemptOf(round), move, isRefused: refusal !== null, at: now };
  const appended = callObject(() => appendToAttempt(c.env, visitor, game, sent));
  try {
    const { outcome, attempt, visitor: owner } = await waitForObject(c, appended);
    const current = atAttempt(before, attempt, owner);
    if (outcome === "conflict") throw await roundMovedOn(c, current);
    if (refusal !== null) throw failure(refusal);
    return { loaded: current, unconfirmed: null };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    log("warn", "move-unconfirmed", error.cause, { game, day: round.day });
    if (refusal !== null) throw failure(refusal);
    const loaded = roundAfter(before, move, now);
    c.executionCtx.waitUntil(branchIfConflict(c, loaded.round, appended));
    return { loaded, unconfirmed: appended };
  }
}

/** Branches the attempt if a move that has been judged turns out to conflict with it. */
async function branchIfConflict(
  { env }: ApiRequest,
  round: AnyRound,
  appended: Promise<Appended & OwnedAttempt>,
): Promise<void> {
  try {
    const { outcome, visitor } = await appended;
    if (outcome === "conflict") await mergeIntoAttempt(env, visitor, round.game, attemptOf(round));
  } catch (error) {
    // The next move, or the result, contains the missing moves.
    log("warn", "move-not-appended", error, { game: round.game, day: round.day });
  }
}

/** Returns the error for a round that is out of date, with the current round. */
async function roundMovedOn(c: ApiRequest, current: LoadedRound): Promise<HTTPException> {
  const body = { error: "round-moved-on" satisfies ErrorCode, ...(await showRound(c, current)) };
  return new HTTPException(409, { message: body.error, res: Response.json(body, { status: 409 }) });
}

/** Returns the round after a move, without its attempt. */
function roundAfter(before: LoadedRound, move: Move, now: number): LoadedRound {
  const { game, puzzle } = before;
  const round = withMove(before.round, move) as AnyRound;
  return { game, puzzle, round: stateOf(game, puzzle, round) === "guessing" ? round : { ...round, ended: now } };
}

/** Returns whether a round is a daily whose day, or week, is not over. */
const isRunningDaily = ({ game, round }: LoadedRound, now: number): boolean =>
  round.deal.kind === "daily" && round.day === puzzleDayOn(game, dayAt(now));
