import { anyGame } from "#rules/games";
import type { Attempt } from "#rules/shared/attempt";
import type { Day } from "#rules/shared/day";
import type { GameName, PracticeFilter } from "#rules/shared/game-config";
import { AttemptRefusedError, beginAttempt, findAttempt } from "../attempts/attempt-calls.ts";
import { ensurePuzzle } from "../puzzles/deal.ts";
import { decryptChallenge } from "../links/link-payload.ts";
import { hasRecordedResult, saveResult } from "../results/record.ts";
import { inBackground } from "../runtime/timeouts.ts";
import { readGameFacts } from "../store/facts.ts";
import { decryptToken } from "../tokens/tokens.ts";
import { deriveRoundId } from "../tokens/round-id.ts";
import { parsePuzzleDay, runningDay } from "../http/game-params.ts";
import type { ApiRequest } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { createVisitorId, readVisitorId, setVisitorCookie } from "../http/visitor-cookie.ts";
import { toFinishedRound } from "./finished-round.ts";
import { applyAttempt, loadPuzzleOfRound, type LoadedRound, type UntypedRound } from "./load-round.ts";
import { buildRoundResponse, type RoundResponseBody } from "./round-response.ts";

/** The request for a new round. For a day, `round` is the token of the round that the browser has stored. */
export type RoundRequest =
  | { kind: "day"; day: string; round?: string }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

/** The visitor whom a day's round is dealt to. */
interface PlayerSession {
  visitor: string;
  attempt: Attempt | null;
  /** Whether the visitor is new because the one of the cookie was deleted. */
  isReplaced: boolean;
}

/**
 * Deals a round of any kind. A visitor who has begun the daily already gets that round with its moves; its result is
 * recorded if it is over and was lost.
 *
 * @throws unknown-day, future-day, day-finished, no-matching-player, invalid-request, invalid-token,
 *   player-not-available, too-many-requests, storage-unavailable
 */
export async function dealRound(c: ApiRequest, game: GameName, begin: RoundRequest): Promise<RoundResponseBody> {
  const known = (await readVisitorId(c)) ?? (await visitorOfStoredRound(c, begin));
  await enforceRateLimit(c, "deals", known);
  if (begin.kind !== "day") return buildRoundResponse(c, await dealForNobody(c, game, begin));
  const now = c.get("now");
  const day = parsePuzzleDay(game, begin.day, now);
  const isDaily = day === runningDay(game, now);
  const session = await openPlayerSession(c, game, day, isDaily, known);
  const dealt = await newRound(c, game, day, isDaily ? { kind: "daily" } : { kind: "archive" }, session.visitor);
  const daily = session.attempt && applyAttempt(dealt, session.attempt);
  const finished = daily && toFinishedRound(daily);
  if (finished !== null) await saveResult(c.env, finished, now);
  if (finished !== null && !isDaily) throw apiError("day-finished");
  const response = await buildRoundResponse(c, isDaily && daily !== null ? daily : dealt);
  return session.isReplaced ? { ...response, visitorReplaced: true } : response;
}

/** Returns the visitor of the round that a browser has stored; null if there is none. */
async function visitorOfStoredRound(c: ApiRequest, begin: RoundRequest): Promise<string | null> {
  if (begin.kind !== "day" || begin.round === undefined) return null;
  return (await decryptToken<UntypedRound>(c.env, "round", begin.round, c.get("now")))?.visitor ?? null;
}

/**
 * Identifies the visitor by the cookie or else by the stored round (`known`), creating one if needed, and sets the
 * cookie. Begins the visitor's attempt at a running daily, or loads the one that exists.
 *
 * @throws day-finished, storage-unavailable
 */
async function openPlayerSession(
  c: ApiRequest,
  game: GameName,
  day: Day,
  isDaily: boolean,
  known: string | null,
): Promise<PlayerSession> {
  const now = c.get("now");
  const [isFinished, session] = await Promise.all([
    hasRecordedResult(c.env, known, game, day, now),
    known === null ? newSession(c, game, day, isDaily) : knownSession(c, game, day, isDaily, known),
  ]);
  if (isFinished) throw apiError("day-finished");
  await setVisitorCookie(c, session.visitor);
  return session;
}

async function knownSession(
  c: ApiRequest,
  game: GameName,
  day: Day,
  isDaily: boolean,
  visitor: string,
): Promise<PlayerSession> {
  try {
    const attempt = isDaily
      ? await beginAttempt(c.env, visitor, game, await newAttempt(c, visitor, game, day))
      : await findAttempt(c.env, visitor, game, day);
    return { visitor, attempt, isReplaced: false };
  } catch (error) {
    if (!(error instanceof AttemptRefusedError)) throw error;
    if (error.refusal === "finished") throw apiError("day-finished");
    return { ...(await newSession(c, game, day, isDaily)), isReplaced: true };
  }
}

/** The object of a new visitor need not be awaited: there is no attempt yet, and the first move begins it as well. */
async function newSession(c: ApiRequest, game: GameName, day: Day, isDaily: boolean): Promise<PlayerSession> {
  const visitor = createVisitorId();
  if (!isDaily) return { visitor, attempt: null, isReplaced: false };
  const attempt = await newAttempt(c, visitor, game, day);
  void inBackground(c.env, (env) => beginAttempt(env, visitor, game, attempt)).catch(() => {});
  return { visitor, attempt, isReplaced: false };
}

async function newAttempt(c: ApiRequest, visitor: string, game: GameName, day: Day): Promise<Attempt> {
  const now = c.get("now");
  const round = await deriveRoundId(c.env, visitor, game, day, now);
  return { day, round, begun: now, movedAt: now, guesses: [], gaveUp: false };
}

async function dealForNobody(
  c: ApiRequest,
  game: GameName,
  begin: Exclude<RoundRequest, { kind: "day" }>,
): Promise<LoadedRound> {
  const now = c.get("now");
  const day = runningDay(game, now);
  const { league, secret: today } = await ensurePuzzle(c.env, game, day, now);
  const facts = await readGameFacts(c.env, game, { league, day }, now);
  const deal: UntypedRound["deal"] =
    begin.kind === "challenge"
      ? { kind: "challenge", secret: await answerOfChallenge(c, game, begin.code, facts) }
      : { ...begin, secret: practise(c, game, begin.filter, facts, today) };
  return newRound(c, game, day, deal, null);
}

async function newRound(
  c: ApiRequest,
  game: GameName,
  day: Day,
  deal: UntypedRound["deal"],
  visitor: string | null,
): Promise<LoadedRound> {
  const now = c.get("now");
  const { league } = await ensurePuzzle(c.env, game, day, now);
  return loadPuzzleOfRound(c, game, {
    id: crypto.randomUUID(),
    visitor,
    game,
    deal,
    day,
    league,
    begun: now,
    guesses: [],
    gaveUp: false,
  });
}

/** @param today the running puzzle's answer */
function practise(c: ApiRequest, game: GameName, filter: PracticeFilter, facts: unknown, today: unknown): unknown {
  const { hasEras, dealPractice } = anyGame(game);
  if ("since" in filter && hasEras !== true) throw apiError("invalid-request");
  try {
    return dealPractice(facts, filter, c.get("pick"), today);
  } catch (error) {
    if (error instanceof RangeError) throw apiError("no-matching-player");
    throw error;
  }
}

async function answerOfChallenge(c: ApiRequest, game: GameName, code: string, facts: unknown): Promise<unknown> {
  const challenge = await decryptChallenge(c.env, code, c.get("now"));
  // A challenge to the puzzle of a day is played as that day's round.
  if (challenge === null || challenge.day !== undefined) throw apiError("invalid-token");
  if (challenge.game !== game) throw apiError("wrong-game");
  const secret = anyGame(game).acceptPickedAnswer?.(facts, challenge.secret) ?? null;
  if (secret === null) throw apiError("player-not-available");
  return secret;
}
