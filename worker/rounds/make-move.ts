import { HTTPException } from "hono/http-exception";
import { withMove, type Move } from "#rules/shared/attempt";
import { addDays, dayAt } from "#rules/shared/day";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { computeOutcomes } from "#rules/shared/outcomes";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import { appendToAttempt, AttemptRefusedError } from "../attempts/attempt-calls.ts";
import { saveResult } from "../results/record.ts";
import type { ApiRequest } from "../http/context.ts";
import { apiError, type ErrorCode } from "../http/errors.ts";
import { parseGame } from "../http/game-params.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { hasVisitorCookie, setVisitorCookie } from "../http/visitor-cookie.ts";
import { toFinishedRound } from "./finished-round.ts";
import {
  applyAttempt,
  decryptRound,
  isOver,
  loadPuzzleOfRound,
  toAttempt,
  type LoadedRound,
  type UntypedRound,
} from "./load-round.ts";
import { buildRoundResponse, type RoundResponseBody } from "./round-response.ts";

/** Loads a token's round for its visitor. @throws unknown-game, invalid-token, wrong-game, too-many-requests */
export async function loadRoundOfToken(c: ApiRequest, name: string, token: string): Promise<LoadedRound> {
  const game = parseGame(name);
  const round = await decryptRound(c, token);
  await enforceRateLimit(c, "guesses", round.visitor);
  return loadPuzzleOfRound(c, game, round);
}

/**
 * Makes a move in a round. In a daily the visitor's object compares it with the attempt first, then the rules' refusal
 * applies, then the object appends it, and only then it is judged. The result of a round that ends is recorded while the
 * response is built.
 *
 * @param refusal why the rules refuse the move; null if they do not
 * @returns the response with the round after the move
 * @throws the refusal; round-moved-on, with the current round, if the round is out of date; day-finished if another
 *   device has finished the puzzle; invalid-token if the visitor was deleted; storage-unavailable
 */
export async function makeMove(
  c: ApiRequest,
  before: LoadedRound,
  move: Move,
  refusal: ErrorCode | null,
): Promise<RoundResponseBody> {
  const { round } = before;
  const { visitor } = round;
  const isAppended = visitor !== null && hasAttempt(round, c.get("now"));
  if (!isAppended && refusal !== null) throw apiError(refusal);
  const loaded = isAppended
    ? await appendMove(c, before, visitor, move, refusal)
    : roundAfter(before, move, c.get("now"));
  const result = toFinishedRound(loaded);
  const [answer, recorded] = await Promise.all([
    buildRoundResponse(c, loaded, true),
    result && saveResult(c.env, result, c.get("now")),
  ]);
  if (recorded?.isDeleted) throw apiError("invalid-token");
  const isRunning = result?.kind === "daily" && result.mark !== "late";
  if (!isRunning || !recorded?.outcomes) return answer;
  return { ...answer, outcomes: computeOutcomes(GAME_CONFIG[result.game], recorded.outcomes) };
}

/** Returns whether the visitor's object has the attempt: also after midnight, until its slot is needed again. */
const hasAttempt = ({ deal, day }: UntypedRound, now: number): boolean =>
  deal.kind === "daily" && dayAt(now) < addDays(day, RETENTION_PERIODS.attemptDays);

/** Appends a move to the attempt. A browser that has lost its cookie, but not its round, gets the cookie again. */
async function appendMove(
  c: ApiRequest,
  before: LoadedRound,
  visitor: string,
  move: Move,
  refusal: ErrorCode | null,
): Promise<LoadedRound> {
  const { round } = before;
  const append = { played: toAttempt(round), move, isRefused: refusal !== null, at: c.get("now") };
  const { outcome, attempt } = await appendToAttempt(c.env, visitor, round.game, append).catch((error: unknown) => {
    if (!(error instanceof AttemptRefusedError)) throw error;
    throw apiError(error.refusal === "deleted" ? "invalid-token" : "day-finished");
  });
  if (!hasVisitorCookie(c)) await setVisitorCookie(c, visitor);
  const current = applyAttempt(before, attempt);
  if (outcome === "conflict") throw await roundMovedOn(c, current);
  if (refusal !== null) throw apiError(refusal);
  return current;
}

async function roundMovedOn(c: ApiRequest, current: LoadedRound): Promise<HTTPException> {
  const body = { error: "round-moved-on" satisfies ErrorCode, ...(await buildRoundResponse(c, current)) };
  return new HTTPException(409, { message: body.error, res: Response.json(body, { status: 409 }) });
}

function roundAfter(before: LoadedRound, move: Move, now: number): LoadedRound {
  const after = { ...before, round: withMove(before.round, move) as UntypedRound };
  if (isOver(after)) after.round.ended = now;
  return after;
}
