import { hc, type ClientResponse } from "hono/client";
import type { Day } from "#rules/day";
import type { PracticeFilter } from "#rules/game";
import type { GameName, GameView } from "#rules/games";
import type { Api, ErrorCode } from "../worker/app.ts";

/** How a round is asked for. */
export type Begin =
  | { kind: "day"; day: Day }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

/** A round as the server hands it out: sealed, with what may be seen of it. */
export interface SealedRound<Name extends GameName> {
  round: string;
  view: GameView<Name>;
}

/** Why a call failed: the server's word for it, or `offline` when no answer came at all. */
export type FailureCode = ErrorCode | "offline";

export class ApiError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.name = "ApiError";
    this.code = code;
  }
}

/** A judge who takes longer than this is as good as out of reach. */
const PATIENCE_MS = 10_000;

const { api } = hc<Api>("/", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
});

/** @throws ApiError */
async function answerOf<Body>(sent: Promise<ClientResponse<Body, number, string>>): Promise<Body> {
  try {
    const response = await sent;
    if (response.ok) return (await response.json()) as Body;
    // What is no JSON does not come from our server but from something on the way.
    const refused = (await response.json().catch(() => ({ error: "internal" }))) as { error: ErrorCode };
    throw new ApiError(refused.error);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError("offline");
  }
}

/** The server's day and clock. @throws ApiError */
export const fetchToday = () => answerOf(api.today.$get());

/** The players and clubs of a version. @throws ApiError */
export const fetchLeague = (version: string) => answerOf(api.leagues[":version"].$get({ param: { version } }));

/** The answer of a day that is over. @throws ApiError */
export const fetchAnswer = (day: Day, game: GameName) => answerOf(api.days[":day"][":game"].$get({ param: { day, game } }));

/** Has a round dealt. @throws ApiError */
export const beginRound = <Name extends GameName>(game: Name, begin: Begin) =>
  answerOf(api.rounds[":game"].$post({ param: { game }, json: begin })) as Promise<SealedRound<Name>>;

/** Has a guess judged. @throws ApiError: the guess was not counted */
export const sendGuess = <Name extends GameName>(game: Name, round: string, guess: unknown) =>
  answerOf(api.rounds[":game"].guess.$post({ param: { game }, json: { round, guess } })) as Promise<SealedRound<Name>>;

/** Ends a practice round. @throws ApiError */
export const giveUp = <Name extends GameName>(game: Name, round: string) =>
  answerOf(api.rounds[":game"]["give-up"].$post({ param: { game }, json: { round } })) as Promise<SealedRound<Name>>;

/** Hides an answer of one's choice in a code for a link. @throws ApiError */
export const makeChallenge = (game: GameName, secret: unknown) =>
  answerOf(api.challenges[":game"].$post({ param: { game }, json: { secret } }));
