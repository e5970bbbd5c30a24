import { hc, type ClientResponse } from "hono/client";
import type { Day } from "#rules/shared/day";
import type { GameAnswer } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Outcomes } from "#rules/shared/outcomes";
import type { CellPicks } from "#rules/grid/rarity";
import type { SentMove, StoredRound } from "../storage/rounds.ts";
import type { Api, ErrorCode, RoundRequest } from "../../worker/app.ts";
import { readPageData } from "../browser/page-data.ts";

/** How often the picks of a grid's squares were made, by square; null for a square about which nothing may be shown yet. */
export type GridPicks = readonly (CellPicks | null)[];

/** A round in a response, or as stored: then it has no figures. */
export interface RoundResponse<Name extends GameName> extends StoredRound<Name> {
  /** When the response arrived, in Unix milliseconds. */
  receivedAt?: number;
  /** How often others made the visitor's picks, in the Grid of a day. Absent if the server has not counted them yet. */
  picks?: GridPicks;
  /** The browser's visitor was deleted or has joined another, and this round was dealt to a new one; absent if not. */
  visitorReplaced?: boolean;
  /** How the rounds of all other visitors ended, once this round has ended. Absent if the server has not counted them yet. */
  outcomes?: Outcomes;
}

/** How long the figures in a response are current, in milliseconds. */
const CURRENT_MS = 60_000;

/** Returns whether the figures in a response are still current. */
export const isCurrent = ({ receivedAt = -Infinity }: RoundResponse<GameName>): boolean =>
  Date.now() - receivedAt < CURRENT_MS;

/** A finished day's puzzle. */
export interface PastPuzzle<Name extends GameName> {
  day: Day;
  number: number;
  league: string;
  answer: GameAnswer<Name>;
}

/**
 * Why a call failed: the server's code; `offline` without a response, `timeout` without one in time, `unknown` for
 * everything else.
 */
export type FailureCode = ErrorCode | "offline" | "timeout" | "unknown";

export class ApiError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.name = "ApiError";
    this.code = code;
  }
}

/** The round's token was outdated, and the move was not judged. */
export class RoundMovedOn extends ApiError {
  /** The round with all moves made elsewhere. */
  readonly current: RoundResponse<GameName>;

  constructor(current: RoundResponse<GameName>) {
    super("round-moved-on");
    this.current = current;
  }
}

/** Failures after which the same request can succeed. */
const RETRYABLE: ReadonlySet<FailureCode> = new Set([
  "offline",
  "timeout",
  "internal",
  "storage-unavailable",
  "too-many-requests",
  "unknown",
]);

/** Returns whether the same request can succeed later. After any other failure it has been refused. */
export const isRetryable = (code: FailureCode): boolean => RETRYABLE.has(code);

/** Returns why a call failed. Logs unexpected exceptions to the console. */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof ApiError) return error.code;
  // A part of the site that a call needs (client/browser/chunk.ts).
  if (error instanceof Error && error.name === "ChunkLoadError" && !navigator.onLine) return "offline";
  reportError(error);
  return "unknown";
}

/** After this a request fails as `timeout`. */
const TIMEOUT_MS = 10_000;

/** The API, typed by the Worker. Callers read its responses by {@link readResponse}. */
export const { api } = hc<Api>("/", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
});

/**
 * Returns the body of a response.
 *
 * @throws ApiError
 */
export async function readResponse<Body>(request: Promise<ClientResponse<Body, number, string>>): Promise<Body> {
  try {
    const response = await request;
    if (response.ok) return (await response.json()) as Body;
    const refused = (await response.json().catch(() => null)) as { error: ErrorCode } | null;
    if (refused?.error === "round-moved-on") throw new RoundMovedOn(refused as unknown as RoundResponse<GameName>);
    throw new ApiError(refused?.error ?? codeOfStatus(response.status));
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(codeOfFetchError(error));
  }
}

/**
 * Fetches a picture of the site.
 *
 * @throws ApiError
 */
export async function fetchPicture(path: string): Promise<Blob> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new ApiError(codeOfStatus(response.status));
  return response.blob();
}

/** Returns the code of a response that has none, because it comes from something between browser and Worker. */
function codeOfStatus(status: number): FailureCode {
  if (status === 429) return "too-many-requests";
  return status >= 500 ? "internal" : "unknown";
}

/**
 * Returns the code of an exception: `fetch` rejects with a TypeError without a connection, and invalid JSON is a
 * SyntaxError.
 */
function codeOfFetchError(error: unknown): FailureCode {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return error instanceof TypeError ? "offline" : "unknown";
}

/**
 * Fetches the answer of a finished day.
 *
 * @throws ApiError
 */
export const fetchAnswer = <Name extends GameName>(day: Day, game: Name) =>
  readResponse(api.days[":day"][":game"].$get({ param: { day, game } })) as Promise<PastPuzzle<Name>>;

/** Returns the version of the facts that the page was made with, so that browsers may cache the response. */
export const ofFacts = () => ({ query: { facts: readPageData()?.facts ?? "" } });

/**
 * Deals a round.
 *
 * @throws ApiError
 */
export const postRound = <Name extends GameName>(game: Name, begin: RoundRequest) =>
  readResponse(api.rounds[":game"].$post({ param: { game }, json: begin })) as Promise<RoundResponse<Name>>;

/**
 * Makes a move: a guess, the one hint, or ending a practice round, or a day's round in a game that can be given up. The same
 * move from the same token returns the same round.
 *
 * @throws ApiError if it was not judged
 */
export function sendMove<Name extends GameName>(game: Name, round: string, { kind, ...move }: SentMove) {
  // Only the path of a guess requires one.
  const json = { round, ...move } as { round: string; guess: unknown };
  return readResponse(api.rounds[":game"][kind].$post({ param: { game }, json })) as Promise<RoundResponse<Name>>;
}
