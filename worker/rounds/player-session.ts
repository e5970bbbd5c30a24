import type { Context } from "hono";
import type { Attempt } from "#rules/shared/attempt";
import { beginAttempt, type OwnedAttempt } from "../attempts/attempt-calls.ts";
import { log } from "../runtime/log.ts";
import { hasRecordedResult } from "../results/record.ts";
import { decryptToken } from "../tokens/tokens.ts";
import { deriveRoundId } from "../tokens/round-id.ts";
import { parseGame, runningDay, type GameParam } from "../http/game-params.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import {
  decryptRound,
  playContext,
  loadPuzzleOfRound,
  type RoundRequest,
  type LoadedRound,
  type UntypedRound,
} from "./load-round.ts";
import { callVisitorObject, ObjectUnavailableError, waitForVisitorObject } from "./visitor-object.ts";
import {
  hasVisitorCookie,
  createVisitorId,
  setVisitorCookie,
  readPossibleVisitorId,
  resolveVisitorId,
} from "../http/visitor-cookie.ts";

type ApiRequest = Context<AppContext>;

/** The visitor whom a round of a day is dealt to, with the attempt at it; null for an archive round. */
export interface PlayerSession {
  visitor: string;
  attempt: Attempt | null;
}

/**
 * Opens a player session for a new round: identifies the visitor by the cookie or else by the stored round (creating one
 * if needed), sets the cookie, and begins the visitor's attempt at this daily, or loads the one that exists.
 *
 * @returns null for practice and challenge rounds, which belong to no visitor
 * @throws day-finished, device-moving, too-many-requests
 */
export async function openPlayerSession(
  c: ApiRequest,
  named: GameParam,
  begin: RoundRequest,
): Promise<PlayerSession | null> {
  const known = (await readPossibleVisitorId(c)) ?? (await visitorOfStoredRound(c, begin));
  await enforceRateLimit(c, "deals", known);
  if (begin.kind !== "day") return null;
  const { name: game } = named;
  const now = c.get("now");
  const visitor = known ?? createVisitorId();
  const isDaily = begin.day === runningDay(named, now);
  const [isFinished, owned] = await Promise.all([
    hasRecordedResult(c.env, known, game, begin.day, now),
    isDaily ? openAttempt(c, visitor, named, known === null) : { visitor, attempt: null },
  ]);
  if (isFinished) throw apiError("day-finished");
  await setVisitorCookie(c, owned.visitor);
  return owned;
}

/** Returns the visitor of the round that a browser has stored; null if there is none, or the visitor was deleted. */
async function visitorOfStoredRound(c: ApiRequest, begin: RoundRequest): Promise<string | null> {
  if (begin.kind !== "day" || begin.round === undefined) return null;
  const round = await decryptToken<UntypedRound>(c.env, "round", begin.round, c.get("now"));
  return round === null || round.visitor === null ? null : resolveVisitorId(c, round.visitor);
}

/** @param isNew whether the visitor is new and cannot have an attempt, so that the object need not be awaited */
async function openAttempt(c: ApiRequest, visitor: string, named: GameParam, isNew: boolean): Promise<OwnedAttempt> {
  const { name: game } = named;
  const now = c.get("now");
  const day = runningDay(named, now);
  const round = await deriveRoundId(c.env, visitor, game, day, now);
  const attempt: Attempt = { day, round, begun: now, movedAt: now, guesses: [], gaveUp: false };
  const begun = callVisitorObject(() => beginAttempt(c.env, visitor, game, attempt));
  c.executionCtx.waitUntil(begun.catch((error: unknown) => log("warn", "attempt-not-begun", error, { game, day })));
  if (isNew) return { visitor, attempt };
  return waitForVisitorObject(c, begun).catch((error: unknown) => {
    if (error instanceof ObjectUnavailableError) return { visitor, attempt };
    throw error;
  });
}

/**
 * Loads the round of a token, for the visitor whom it was dealt to and not its sender. A browser that has lost its
 * cookie, but not its round, gets the cookie again.
 *
 * @throws invalid-token, wrong-game, too-many-requests
 */
export async function resumePlayerSession(c: ApiRequest, name: string, token: string): Promise<LoadedRound> {
  const named = parseGame(name);
  const round = await decryptRound(playContext(c), token);
  await enforceRateLimit(c, "guesses", round.visitor);
  if (round.visitor !== null && !hasVisitorCookie(c)) {
    const visitor = await resolveVisitorId(c, round.visitor);
    if (visitor === null) throw apiError("invalid-token");
    await setVisitorCookie(c, visitor);
  }
  return loadPuzzleOfRound(playContext(c), named, round);
}
