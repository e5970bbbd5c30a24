import type { AppendResult, Attempt, Move } from "#rules/shared/attempt";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { remainingMs, StorageTimeoutError, withTimeout } from "../runtime/timeouts.ts";
import type { Attempts, Daily, Refusal } from "./attempts-object.ts";

/*
 * Calls of a visitor's object (attempts-object.ts).
 */

/** How long one try waits for the object, in milliseconds. */
const TRY_MS = 1_000;

export class AttemptRefusedError extends Error {
  override name = "AttemptRefusedError";

  readonly refusal: Refusal["refusal"];

  constructor(refusal: Refusal["refusal"]) {
    super(`refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Stores a new attempt, or returns the one that exists. @throws AttemptRefusedError, StorageTimeoutError */
export const beginAttempt = (env: Env, visitor: string, game: GameName, attempt: Attempt): Promise<Attempt> =>
  callOrRefuse(env, visitor, (object) => object.begin(game, attempt) as Promise<Attempt | Refusal>);

/** Returns a visitor's attempt at a daily; null if none is stored. @throws AttemptRefusedError, StorageTimeoutError */
export const findAttempt = (env: Env, visitor: string, game: GameName, day: Day): Promise<Attempt | null> =>
  callOrRefuse(env, visitor, (object) => object.find(game, day) as Promise<Attempt | Refusal | null>);

/**
 * Appends a move, unless the rules refuse it. A repeated one returns the same. @throws AttemptRefusedError,
 * StorageTimeoutError
 */
export const appendToAttempt = (
  env: Env,
  visitor: string,
  game: GameName,
  { played, move, isRefused, at }: { played: Attempt; move: Move; isRefused: boolean; at: number },
): Promise<AppendResult> =>
  callOrRefuse(
    env,
    visitor,
    (object) => object.append(game, played, move, isRefused, at) as Promise<AppendResult | Refusal>,
  );

/** Returns all attempts of a visitor, with their games. @throws StorageTimeoutError */
export const readAttempts = (env: Env, visitor: string): Promise<[GameName, Attempt][]> =>
  callObject(env, visitor, (object) => object.readAll() as Promise<[GameName, Attempt][]>);

/** Deletes all attempts of a visitor, whose deals and moves are refused from then on. @throws StorageTimeoutError */
export const deleteAttempts = (env: Env, visitor: string): Promise<void> =>
  callObject(env, visitor, (object) => object.deleteAll());

/** Closes dailies that a visitor has finished on another device. @throws StorageTimeoutError */
export const closeAttempts = (env: Env, visitor: string, dailies: readonly Daily[]): Promise<void> =>
  callObject(env, visitor, (object) => object.close(dailies));

type Stub = DurableObjectStub<Attempts>;

async function callOrRefuse<Found>(
  env: Env,
  visitor: string,
  call: (object: Stub) => Promise<Found | Refusal>,
): Promise<Found> {
  const response = await callObject(env, visitor, call);
  if (isRefusal(response)) throw new AttemptRefusedError(response.refusal);
  return response;
}

const isRefusal = <Found>(response: Found | Refusal): response is Refusal =>
  typeof response === "object" && response !== null && "refusal" in response;

/**
 * Calls a visitor's object, for one second per try and within the request's deadline. A failed call is tried once more,
 * with a new stub, because an object restarts at a deployment; not if the object says that it is overloaded.
 *
 * @throws StorageTimeoutError if the object did not answer
 */
async function callObject<Answer>(env: Env, visitor: string, call: (object: Stub) => Promise<Answer>): Promise<Answer> {
  const tryOnce = async (): Promise<Answer> =>
    withTimeout(Math.min(TRY_MS, remainingMs(env)), call(env.ATTEMPTS.getByName(visitor)));
  try {
    return await tryOnce().catch((error: unknown) => {
      if (isOverloaded(error)) throw error;
      return tryOnce();
    });
  } catch (error) {
    log("warn", "attempt-unavailable", error);
    throw new StorageTimeoutError("the visitor's object did not answer", { cause: error });
  }
}

/** Returns whether an error of a Durable Object says that more requests make it worse. */
const isOverloaded = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "overloaded" in error && error.overloaded === true;
