import type { AppendResult, Attempt, BranchReason, Move } from "#rules/shared/attempt";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import type { Attempts, BranchedDaily, Refusal } from "./attempts-object.ts";

/*
 * Calls of a visitor's object (attempts-object.ts). All of them throw if the object cannot be reached.
 */

/** A visitor's attempts are followed through at most this many moves to another device. */
const MAX_HOPS = 3;

/** An attempt, and the visitor who has it now. */
export interface OwnedAttempt {
  attempt: Attempt;
  visitor: string;
}

/** The attempts of a visitor are being moved to another device: try again in a moment. */
export class AttemptsMovingError extends Error {
  override name = "AttemptsMovingError";

  readonly from: string;
  readonly into: string;

  constructor(from: string, into: string) {
    super("the visitor's attempts are being moved");
    this.from = from;
    this.into = into;
  }
}

/** The visitor was deleted after the round had begun. */
export class VisitorDeletedError extends Error {
  override name = "VisitorDeletedError";
}

/** Stores a new attempt, or returns the one that exists. @throws AttemptsMovingError, VisitorDeletedError */
export async function beginAttempt(env: Env, visitor: string, game: GameName, attempt: Attempt): Promise<OwnedAttempt> {
  const [begun, owner] = await followMoves<Attempt>(env, visitor, (object) => object.begin(game, attempt));
  return { attempt: begun, visitor: owner };
}

/**
 * Appends a move to an attempt.
 *
 * @param played the round before the move
 * @param isRefused whether the rules refuse the move
 * @param at Unix milliseconds
 * @throws AttemptsMovingError, VisitorDeletedError
 */
export async function appendToAttempt(
  env: Env,
  visitor: string,
  game: GameName,
  { played, move, isRefused, at }: { played: Attempt; move: Move; isRefused: boolean; at: number },
): Promise<AppendResult & OwnedAttempt> {
  const [appended, owner] = await followMoves<AppendResult>(env, visitor, (object) =>
    object.append(game, played, move, isRefused, at),
  );
  return { ...appended, visitor: owner };
}

/** Merges moves that have been judged into an attempt, and returns it. @throws AttemptsMovingError, VisitorDeletedError */
export async function mergeIntoAttempt(
  env: Env,
  visitor: string,
  game: GameName,
  played: Attempt,
  reason: BranchReason = "branched",
): Promise<OwnedAttempt> {
  const [attempt, owner] = await followMoves<Attempt>(env, visitor, (object) => object.merge(game, played, reason));
  return { attempt, visitor: owner };
}

/** Returns a visitor's attempt at a daily, null if there is none. */
export const readAttempt = (env: Env, visitor: string, game: GameName, day: Day): Promise<Attempt | null> =>
  env.ATTEMPTS.getByName(visitor).read(game, day) as Promise<Attempt | null>;

/** Returns all attempts of a visitor, with their games. */
export const readAttempts = (env: Env, visitor: string): Promise<[GameName, Attempt][]> =>
  env.ATTEMPTS.getByName(visitor).readAll() as Promise<[GameName, Attempt][]>;

/**
 * Moves all attempts of one visitor to another: copies them, waits for the confirmation, and only then deletes the
 * originals. Idempotent, so an interrupted move is completed by any request that finds it.
 *
 * @param onBranched is called with the dailies of these attempts that are branched, before the originals are deleted
 */
export async function moveAttempts(
  env: Env,
  from: string,
  into: string,
  onBranched: (dailies: readonly BranchedDaily[]) => Promise<void>,
): Promise<void> {
  const [old, target] = [env.ATTEMPTS.getByName(from), env.ATTEMPTS.getByName(into)];
  await onBranched(await target.receiveAttempts(await old.startMove(into)));
  await old.finishMove(into);
}

/**
 * Deletes all attempts of a visitor, whose rounds are refused from then on. Returns whether there were any.
 *
 * @param now Unix milliseconds
 */
export const deleteAttempts = (env: Env, visitor: string, now: number): Promise<boolean> =>
  env.ATTEMPTS.getByName(visitor).deleteAll(now);

type Stub = DurableObjectStub<Attempts>;

/** Calls the object that has a visitor's attempts now. Returns its response, and whose object it is. */
async function followMoves<Response extends object>(
  env: Env,
  visitor: string,
  call: (object: Stub) => Promise<Response | Refusal>,
): Promise<[Response, owner: string]> {
  let owner = visitor;
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const response = await call(env.ATTEMPTS.getByName(owner));
    if ("isDeleted" in response) throw new VisitorDeletedError("the visitor was deleted");
    if (!("movedTo" in response)) return [response, owner];
    if (response.isMoving) throw new AttemptsMovingError(owner, response.movedTo);
    owner = response.movedTo;
  }
  throw new Error(`attempts moved more than ${MAX_HOPS} times`);
}
