import type { Context } from "hono";
import type { Attempt } from "#rules/shared/attempt";
import { beginAttempt, type OwnedAttempt } from "../attempts/attempt-calls.ts";
import { log } from "../runtime/log.ts";
import { hasFinished } from "../results/record.ts";
import { deriveRoundId } from "../tokens/round-id.ts";
import { gameNamed, runningDay, type NamedGame } from "../http/game-params.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { limit } from "../http/rate-limits.ts";
import { decryptRound, playContext, withPuzzle, type Begin, type LoadedRound } from "./load-round.ts";
import { callObject, Unavailable, waitForObject } from "./visitor-object.ts";
import { hasCookie, newVisitor, rememberVisitor, visitorOf } from "../http/visitor-cookie.ts";

type ApiRequest = Context<ApiContext>;

/** The visitor whom a round of a day is dealt to, with the attempt at it; null for an archive round. */
export interface PlayerSession {
  visitor: string;
  attempt: Attempt | null;
}

/**
 * Opens a player session for a new round: identifies the visitor (creating one if needed), sets the cookie, and begins
 * the visitor's attempt at this daily, or loads the one that exists.
 *
 * @returns null for practice and challenge rounds, which belong to no visitor
 * @throws day-finished, device-moving, too-many-requests
 */
export async function openPlayerSession(c: ApiRequest, named: NamedGame, begin: Begin): Promise<PlayerSession | null> {
  const known = await visitorOf(c);
  await limit(c, "deals", known);
  if (begin.kind !== "day") return null;
  const { name: game } = named;
  const now = c.get("now");
  const visitor = known ?? newVisitor();
  const isDaily = begin.day === runningDay(named, now);
  const [isFinished, owned] = await Promise.all([
    hasFinished(c.env, known, game, begin.day, now),
    isDaily ? openAttempt(c, visitor, named, known === null) : { visitor, attempt: null },
  ]);
  if (isFinished) throw failure("day-finished");
  await rememberVisitor(c, owned.visitor);
  if (owned.visitor !== visitor && (await hasFinished(c.env, owned.visitor, game, begin.day, now)))
    throw failure("day-finished");
  return owned;
}

/** @param isNew whether the visitor is new and cannot have an attempt, so that the object need not be awaited */
async function openAttempt(c: ApiRequest, visitor: string, named: NamedGame, isNew: boolean): Promise<OwnedAttempt> {
  const { name: game } = named;
  const now = c.get("now");
  const day = runningDay(named, now);
  const round = await deriveRoundId(c.env, visitor, game, day, now);
  const attempt: Attempt = { day, round, begun: now, movedAt: now, guesses: [], gaveUp: false };
  const begun = callObject(() => beginAttempt(c.env, visitor, game, attempt));
  c.executionCtx.waitUntil(begun.catch((error: unknown) => log("warn", "attempt-not-begun", error, { game, day })));
  if (isNew) return { visitor, attempt };
  return waitForObject(c, begun).catch((error: unknown) => {
    if (error instanceof Unavailable) return { visitor, attempt };
    throw error;
  });
}

/**
 * Loads the round of a token, for the visitor whom it was dealt to and not its sender. A browser that has lost its
 * cookie, but not its round, gets the cookie again.
 *
 * @throws broken-seal, wrong-game, too-many-requests
 */
export async function loadRound(c: ApiRequest, name: string, token: string): Promise<LoadedRound> {
  const named = gameNamed(name);
  const round = await decryptRound(playContext(c), token);
  await limit(c, "guesses", round.visitor);
  if (round.visitor !== null && !hasCookie(c)) await rememberVisitor(c, round.visitor);
  return withPuzzle(playContext(c), named, round);
}
