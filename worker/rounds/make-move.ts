import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { withMove, type AppendResult, type Move } from "#rules/shared/attempt";
import { puzzleDayOn } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import { roundStateOf } from "#rules/shared/round";
import { appendToAttempt, mergeIntoAttempt, type OwnedAttempt } from "../attempts/attempt-calls.ts";
import { log } from "../runtime/log.ts";
import { saveResult } from "../results/record.ts";
import type { AppContext } from "../http/context.ts";
import { toFinishedRound } from "./finished-round.ts";
import { apiError, type ErrorCode } from "../http/errors.ts";
import { applyAttempt, toAttempt, playContext, type UntypedRound, type LoadedRound } from "./load-round.ts";
import { cachedOutcomes } from "./cached-outcomes.ts";
import { buildRoundResponse, type RoundResponseBody } from "./round-response.ts";
import { callVisitorObject, ObjectUnavailableError, waitForVisitorObject } from "./visitor-object.ts";

type ApiRequest = Context<AppContext>;

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
): Promise<RoundResponseBody> {
  const { loaded, unconfirmed } = await moveRound(c, before, move, refusal);
  const result = toFinishedRound(loaded, unconfirmed === null);
  if (result !== null) c.executionCtx.waitUntil(saveResult(c.env, result, unconfirmed));
  const outcomes = cachedOutcomes(playContext(c), loaded, (counting) => c.executionCtx.waitUntil(counting));
  const answer = await buildRoundResponse(c, loaded, true);
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
    if (refusal !== null) throw apiError(refusal);
    return { loaded: roundAfter(before, move, now), unconfirmed: null };
  }
  const { visitor, game } = round;
  const append = { played: toAttempt(round), move, isRefused: refusal !== null, at: now };
  const appended = callVisitorObject(() => appendToAttempt(c.env, visitor, game, append));
  try {
    const { outcome, attempt, visitor: owner } = await waitForVisitorObject(c, appended);
    const current = applyAttempt(before, attempt, owner);
    if (outcome === "conflict") throw await roundMovedOn(c, current);
    if (refusal !== null) throw apiError(refusal);
    return { loaded: current, unconfirmed: null };
  } catch (error) {
    if (!(error instanceof ObjectUnavailableError)) throw error;
    log("warn", "move-unconfirmed", error.cause, { game, day: round.day });
    if (refusal !== null) throw apiError(refusal);
    const loaded = roundAfter(before, move, now);
    c.executionCtx.waitUntil(branchIfConflict(c, loaded.round, appended));
    return { loaded, unconfirmed: appended };
  }
}

/** Branches the attempt if a move that has been judged turns out to conflict with it. */
async function branchIfConflict(
  { env }: ApiRequest,
  round: UntypedRound,
  appended: Promise<AppendResult & OwnedAttempt>,
): Promise<void> {
  try {
    const { outcome, visitor } = await appended;
    if (outcome === "conflict") await mergeIntoAttempt(env, visitor, round.game, toAttempt(round));
  } catch (error) {
    // The next move, or the result, contains the missing moves.
    log("warn", "move-not-appended", error, { game: round.game, day: round.day });
  }
}

/** Returns the error for a round that is out of date, with the current round. */
async function roundMovedOn(c: ApiRequest, current: LoadedRound): Promise<HTTPException> {
  const body = { error: "round-moved-on" satisfies ErrorCode, ...(await buildRoundResponse(c, current)) };
  return new HTTPException(409, { message: body.error, res: Response.json(body, { status: 409 }) });
}

/** Returns the round after a move, without its attempt. */
function roundAfter(before: LoadedRound, move: Move, now: number): LoadedRound {
  const { game, puzzle } = before;
  const round = withMove(before.round, move) as UntypedRound;
  return { game, puzzle, round: roundStateOf(game, puzzle, round) === "guessing" ? round : { ...round, ended: now } };
}

/** Returns whether a round is a daily whose day, or week, is not over. */
const isRunningDaily = ({ game, round }: LoadedRound, now: number): boolean =>
  round.deal.kind === "daily" && round.day === puzzleDayOn(game, dayAt(now));
