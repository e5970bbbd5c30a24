import { hc, type ClientResponse } from "hono/client";
import type { Language } from "#rules/i18n/address";
import type { Day } from "#rules/shared/day";
import type { Feedback } from "#rules/site/feedback";
import type { PracticeFilter } from "#rules/shared/game";
import type { GameAnswer, GameView } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Outcomes } from "#rules/shared/outcomes";
import type { CellPicks } from "#rules/grid/rarity";
import type { LeaderboardPeriod } from "#rules/site/leaderboard";
import type { TeamSeason } from "#rules/roster/team-season";
import type { SentMove } from "../storage/rounds.ts";
import type { Api, ErrorCode } from "../../worker/app.ts";
import { readPageData } from "../browser/page-data.ts";

/** The kind of round to deal. */
export type NewRoundRequest =
  | { kind: "day"; day: Day; round?: string }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

/** How often the picks of a grid's squares were made, by square; null for a square about which nothing may be shown yet. */
export type GridPicks = readonly (CellPicks | null)[];

/** A round in a response, or as stored: then it has only `round`, `view` and `move`. */
export interface RoundResponse<Name extends GameName> {
  /** The encrypted token with the state of the round. */
  round: string;
  view: GameView<Name>;
  /** A move that was made from this token and has no response; absent if there is none. */
  move?: SentMove;
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

/** The API, typed by the Worker. Its calls are below, except those of rarely loaded parts. */
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
 * Fetches the server's day and clock.
 *
 * @throws ApiError
 */
export const fetchToday = () => readResponse(api.today.$get());

/**
 * Fetches the players and clubs of a version.
 *
 * @throws ApiError
 */
export const fetchLeague = (version: string) =>
  readResponse(api.leagues[":version"].columns.$get({ param: { version } }));

/**
 * Fetches the answer of a finished day.
 *
 * @throws ApiError
 */
export const fetchAnswer = <Name extends GameName>(day: Day, game: Name) =>
  readResponse(api.days[":day"][":game"].$get({ param: { day, game } })) as Promise<PastPuzzle<Name>>;

/** Returns the version of the facts that the page was made with, so that browsers may cache the response. */
const ofFacts = () => ({ query: { facts: readPageData()?.facts ?? "" } });

/**
 * Fetches all players in history.
 *
 * @throws ApiError
 */
export const fetchAllPlayers = () => readResponse(api.people.$get(ofFacts()));

/**
 * Fetches the full cards of up to ten players.
 *
 * @throws ApiError
 */
export const fetchPlayerCards = (ids: readonly number[]) =>
  readResponse(api.people[":ids"].$get({ param: { ids: ids.join("-") } }));

/** A page about players: its path, title, players with a similar career, and the HTML of its two parts. @throws ApiError */
export const fetchPlayersPage = (language: Language, path: string) =>
  readResponse(api.players.page.$get({ query: { language, path } }));

/**
 * Fetches the past puzzles that a player was the answer of, except those being played.
 *
 * @throws ApiError
 */
export function fetchPastPuzzles(id: number, running: readonly string[]) {
  const options = { param: { id: String(id) }, query: { running: running.join(",") } };
  return readResponse(api.players[":id"].puzzles.$get(options));
}

/**
 * Fetches the careers of all players that can be guessed in Career Path.
 *
 * @throws ApiError
 */
export const fetchCareers = () => readResponse(api.careers.$get(ofFacts()));

/**
 * Fetches which clubs played in which seasons.
 *
 * @throws ApiError
 */
export const fetchSeasons = () => readResponse(api.seasons.$get(ofFacts()));

/**
 * Fetches all players of a club's season, with their later careers.
 *
 * @throws ApiError
 */
export const fetchWholeRoster = ({ season, team }: TeamSeason) =>
  readResponse(api.seasons[":season"][":team"].$get({ param: { season: String(season), team } }));

/**
 * Fetches how often others have made the same picks in a day's Grid; after its end also whom they picked.
 *
 * @throws ApiError
 */
export const fetchPicks = (round: string) => readResponse(api.picks.$post({ json: { round } }));

/**
 * Fetches why each answer of a cell counts, for an ended round or a finished day.
 *
 * @throws ApiError
 */
export const fetchProofs = (of: { round: string } | { day: Day }, square: number) =>
  readResponse(api.proofs.$post({ json: { ...of, square } }));

/**
 * Fetches the coach's report on an ended round of Legends.
 *
 * @throws ApiError
 */
export const fetchCoachReport = (round: string) => readResponse(api.coach.$post({ json: { round } }));

/**
 * Fetches how the rounds of a day ended so far, and which is the visitor's own.
 *
 * @throws ApiError
 */
export const fetchOutcomes = (day: Day, game: GameName) =>
  readResponse(api.days[":day"][":game"].outcomes.$get({ param: { day, game } }));

/**
 * Fetches the leaderboard of a period, of one game or all together.
 *
 * @throws ApiError
 */
export const fetchLeaderboard = (period: LeaderboardPeriod, game: GameName | "all") =>
  readResponse(api.leaderboard.$get({ query: { period, game } }));

/** The visitor's friends' boards, and how many of their other members have finished a daily today. @throws ApiError */
export const fetchFriendsBoards = () => readResponse(api.friends.$get());

/**
 * Creates a friends' board and returns its code.
 *
 * @throws ApiError
 */
export const createFriendsBoard = (name: string, nickname: string) =>
  readResponse(api.friends.$post({ json: { name, nickname } }));

const board = api.friends[":code"];

/**
 * Fetches a friends' board with a week, the current one unless a Monday is given.
 *
 * @throws ApiError
 */
export const fetchFriendsBoard = (code: string, week: Day | null) =>
  week === null
    ? readResponse(board.$get({ param: { code } }))
    : readResponse(board.weeks[":week"].$get({ param: { code, week } }));

/**
 * Joins a friends' board.
 *
 * @throws ApiError
 */
export const joinFriendsBoard = (code: string, nickname: string) =>
  readResponse(board.members.$post({ param: { code }, json: { nickname } }));

/**
 * Changes the visitor's nickname on a board.
 *
 * @throws ApiError
 */
export const renameMember = (code: string, nickname: string) =>
  readResponse(board.members.me.$put({ param: { code }, json: { nickname } }));

/**
 * Leaves a friends' board.
 *
 * @throws ApiError
 */
export const leaveFriendsBoard = (code: string) => readResponse(board.members.me.$delete({ param: { code } }));

/**
 * Removes a member from the visitor's board.
 *
 * @throws ApiError
 */
export const removeMember = (code: string, id: string) =>
  readResponse(board.members[":id"].$delete({ param: { code, id } }));

/**
 * Restores a removed member.
 *
 * @throws ApiError
 */
export const restoreMember = (code: string, id: string) =>
  readResponse(board.members[":id"].$put({ param: { code, id } }));

/**
 * Renames the visitor's board.
 *
 * @throws ApiError
 */
export const renameFriendsBoard = (code: string, name: string) =>
  readResponse(board.$put({ param: { code }, json: { name } }));

/**
 * Gives the visitor's board a new link and returns its code.
 *
 * @throws ApiError
 */
export const renewInviteLink = (code: string) => readResponse(board.link.$post({ param: { code } }));

/** Paths of the visitor's data as JSON, and of the results as CSV. */
export const ownDataPaths = { json: "/api/me/data", csv: "/api/me/data.csv" };

/**
 * Fetches the visitor's rarest right picks in finished Grids.
 *
 * @throws ApiError
 */
export const fetchRarestPicks = () => readResponse(api.me.rarest.$get());

/**
 * Deals a round.
 *
 * @throws ApiError
 */
export const postRound = <Name extends GameName>(game: Name, begin: NewRoundRequest) =>
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

/**
 * Creates a challenge: to guess a chosen answer, or to beat the visitor's ended round, by its last token.
 *
 * @throws ApiError
 */
export const createChallenge = (game: GameName, json: { secret: unknown } | { round: string }) =>
  readResponse(api.challenges[":game"].$post({ param: { game }, json }));

/**
 * Fetches how the challenger played, once the visitor's round has ended, and the code of a reply.
 *
 * @throws ApiError
 */
export const answerChallenge = (game: GameName, round: string, code: string) =>
  readResponse(api.challenges[":game"].reply.$post({ param: { game }, json: { round, code } }));

/**
 * Fetches both sides of an answered challenge. The code is safe in a URL; hono encodes no parameters.
 *
 * @throws ApiError
 */
export const fetchChallengeReply = (code: string) =>
  readResponse(api.challenges.replies[":code"].$get({ param: { code: encodeURIComponent(code) } }));

/**
 * Sends feedback. `website` is the field that only bots fill in.
 *
 * @throws ApiError if it was not stored
 */
export const sendFeedback = (feedback: Feedback & { website: string }) =>
  readResponse(api.feedback.$post({ json: feedback }));
