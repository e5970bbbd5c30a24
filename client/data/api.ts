import { hc, type ClientResponse } from "hono/client";
import type { Language } from "#rules/i18n/address";
import type { Day } from "#rules/shared/day";
import type { Feedback } from "#rules/site/feedback";
import type { PracticeFilter } from "#rules/shared/game";
import type { GameAnswer, GameView } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Outcomes } from "#rules/shared/outcomes";
import type { CellPicks } from "#rules/grid/rarity";
import type { TeamSeason } from "#rules/roster/roster";
import type { LeaderboardPeriod } from "#rules/shared/score";
import type { Api, ErrorCode } from "../../worker/app.ts";
import { readPageData } from "./page-data.ts";

/** How a round is asked for. */
export type NewRoundRequest =
  | { kind: "day"; day: Day }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

/** How often the picks of a grid's squares were made, by square; null for a square about which nothing may be shown yet. */
export type GridPicks = readonly (CellPicks | null)[];

/** A round in a response, or as stored: then it has only `roundTo` and `view`. */
export interface RoundResponse<Name extends GameName> {
  /** The encrypted token with the state of the round. */
  round: string;
  view: GameView<Name>;
  /** When the response arrived, in Unix milliseconds. */
  receivedAt?: number;
  /** How often others made the visitor's picks, in the Grid of a day. Absent if the server has not counted them yet. */
  picks?: GridPicks;
  /** How the rounds of all other visitors ended, once this round has ended. Absent if the server has not counted them yet. */
  outcomes?: Outcomes;
}

/** How long the figures in a response are current, in milliseconds. */
const CURRENT_MS = 60_000;

/** Returns whether the figures in a response are still current. */
export const isCurrent = ({ receivedAt = -Infinity }: RoundResponse<GameName>): boolean =>
  Date.now() - receivedAt < CURRENT_MS;

/** A day's puzzle that is over. */
export interface PastPuzzle<Name extends GameName> {
  day: Day;
  number: number;
  league: string;
  answer: GameAnswer<Name>;
}

/**
 * Why a call failed: the server's code; `offline` when there was no response, `timeout` when there was none in time,
 * `unknown` for everything else.
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

/** A move was made in a round that is out of date, and was not judged. */
export class RoundMovedOn extends ApiError {
  /** The round with all moves that were made in it elsewhere. */
  readonly current: RoundResponse<GameName>;

  constructor(current: RoundResponse<GameName>) {
    super("round-moved-on");
    this.current = current;
  }
}

/** Returns why a call failed. An unexpected exception is reported to the console as well. */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof ApiError) return error.code;
  // A part of the site that a call needs (client/browser/chunk.ts).
  if (error instanceof Error && error.name === "ChunkLoadError" && !navigator.onLine) return "offline";
  reportError(error);
  return "unknown";
}

/** A request that takes longer fails as `timeout`. */
const TIMEOUT_MS = 10_000;

/** The API as the Worker types it. Its calls are below, except those of a part of the site that few visitors load. */
export const { api } = hc<Api>("/", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
});

/** @throws ApiError */
export async function readResponse<Body>(sent: Promise<ClientResponse<Body, number, string>>): Promise<Body> {
  try {
    const response = await sent;
    if (response.ok) return (await response.json()) as Body;
    const refused = (await response.json().catch(() => null)) as { error: ErrorCode } | null;
    if (refused?.error === "round-moved-on") throw new RoundMovedOn(refused as unknown as RoundResponse<GameName>);
    throw new ApiError(refused?.error ?? codeOfStatus(response.status));
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(codeOfFetchError(error));
  }
}

/** The code of a response without one, which comes from something between browser and Worker. */
function codeOfStatus(status: number): FailureCode {
  if (status === 429) return "too-many-requests";
  return status >= 500 ? "internal" : "unknown";
}

/** `fetch` rejects with a TypeError when there is no connection. A response that is no JSON is a SyntaxError. */
function codeOfFetchError(error: unknown): FailureCode {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return error instanceof TypeError ? "offline" : "unknown";
}

/** The server's day and clock. @throws ApiError */
export const fetchToday = () => readResponse(api.today.$get());

/** The players and clubs of a version. @throws ApiError */
export const fetchLeague = (version: string) =>
  readResponse(api.leagues[":version"].columns.$get({ param: { version } }));

/** The answer of a day that is over. @throws ApiError */
export const fetchAnswer = <Name extends GameName>(day: Day, game: Name) =>
  readResponse(api.days[":day"][":game"].$get({ param: { day, game } })) as Promise<PastPuzzle<Name>>;

/** Names the version of the facts that the page was made with, so that the browser may keep what it fetches. */
const ofFacts = () => ({ query: { facts: readPageData()?.facts ?? "" } });

/** Everybody who ever played. @throws ApiError */
export const fetchAllPlayers = () => readResponse(api.people.$get(ofFacts()));

/** The full cards of up to ten of them. @throws ApiError */
export const fetchPlayerCards = (ids: readonly number[]) =>
  readResponse(api.people[":ids"].$get({ param: { ids: ids.join("-") } }));

/** A page about players: its path, title, players with a similar career, and the HTML of its two parts. @throws ApiError */
export const fetchPlayersPage = (language: Language, path: string) =>
  readResponse(api.players.page.$get({ query: { language, path } }));

/** The puzzles of days gone that a player was the answer of, but for those being played. @throws ApiError */
export function fetchPastPuzzles(id: number, running: readonly string[]) {
  const asked = { param: { id: String(id) }, query: { running: running.join(",") } };
  return readResponse(api.players[":id"].puzzles.$get(asked));
}

/** The careers of all who can be guessed in Career Path. @throws ApiError */
export const fetchCareers = () => readResponse(api.careers.$get(ofFacts()));

/** Which club played in which season. @throws ApiError */
export const fetchSeasons = () => readResponse(api.seasons.$get(ofFacts()));

/** Everybody who played for a club in a season, and what became of him. @throws ApiError */
export const fetchWholeRoster = ({ season, team }: TeamSeason) =>
  readResponse(api.seasons[":season"][":team"].$get({ param: { season: String(season), team } }));

/** How often others have picked the same in a day's grid; once it has ended, whom they picked. @throws ApiError */
export const fetchPicks = (round: string) => readResponse(api.picks.$post({ json: { round } }));

/** Why each answer of a square counts: of a round that has ended, or of a day that is over. @throws ApiError */
export const fetchProofs = (of: { round: string } | { day: Day }, square: number) =>
  readResponse(api.proofs.$post({ json: { ...of, square } }));

/** How the rounds of a day ended so far, and which of them is the visitor's own. @throws ApiError */
export const fetchOutcomes = (day: Day, game: GameName) =>
  readResponse(api.days[":day"][":game"].outcomes.$get({ param: { day, game } }));

/** The leaderboard of a period, of one game or of all together. @throws ApiError */
export const fetchLeaderboard = (period: LeaderboardPeriod, game: GameName | "all") =>
  readResponse(api.leaderboard.$get({ query: { period, game } }));

/** The visitor's friends' boards, and how many of their other members have finished a daily today. @throws ApiError */
export const fetchFriendsBoards = () => readResponse(api.friends.$get());

/** Makes a board of friends, and gives its code. @throws ApiError */
export const createFriendsBoard = (name: string, nickname: string) =>
  readResponse(api.friends.$post({ json: { name, nickname } }));

const board = api.friends[":code"];

/** A board of friends with a week of it, the running one unless a Monday is given. @throws ApiError */
export const fetchFriendsBoard = (code: string, week: Day | null) =>
  week === null
    ? readResponse(board.$get({ param: { code } }))
    : readResponse(board.weeks[":week"].$get({ param: { code, week } }));

/** Becomes a member. @throws ApiError */
export const joinFriendsBoard = (code: string, nickname: string) =>
  readResponse(board.members.$post({ param: { code }, json: { nickname } }));

/** Takes another nickname on a board. @throws ApiError */
export const renameMember = (code: string, nickname: string) =>
  readResponse(board.members.me.$put({ param: { code }, json: { nickname } }));

/** Is a member no more. @throws ApiError */
export const leaveFriendsBoard = (code: string) => readResponse(board.members.me.$delete({ param: { code } }));

/** Takes a member off one's board. @throws ApiError */
export const removeMember = (code: string, id: string) =>
  readResponse(board.members[":id"].$delete({ param: { code, id } }));

/** Lets a member in again who was taken off. @throws ApiError */
export const restoreMember = (code: string, id: string) =>
  readResponse(board.members[":id"].$put({ param: { code, id } }));

/** Names one's board anew. @throws ApiError */
export const renameFriendsBoard = (code: string, name: string) =>
  readResponse(board.$put({ param: { code }, json: { name } }));

/** Puts one's board behind another link, and gives its code. @throws ApiError */
export const renewInviteLink = (code: string) => readResponse(board.link.$post({ param: { code } }));

/** What the server has of oneself. @throws ApiError */
export const fetchMe = () => readResponse(api.me.$get());

/** Takes a nickname, in place of the one before. @throws ApiError */
export const putNickname = (nickname: string) => readResponse(api.me.nickname.$put({ json: { nickname } }));

/** Gives the nickname up. @throws ApiError */
export const deleteNickname = () => readResponse(api.me.nickname.$delete());

/** A code that takes everything of oneself to another device. @throws ApiError */
export const createTransferCode = () => readResponse(api.me.code.$post());

/** Takes everything of oneself over from the device that showed a code. @throws ApiError */
export const claimTransferCode = (code: string) => readResponse(api.me.claim.$post({ json: { code } }));

/** Where all that the server keeps of oneself can be had as a file, and the results of it as a table. */
export const ownDataPaths = { json: "/api/me/data", csv: "/api/me/data.csv" };

/** One's rarest right picks in Grids that are over. @throws ApiError */
export const fetchRarestPicks = () => readResponse(api.me.rarest.$get());

/** Has the server forget everything of oneself. @throws ApiError */
export const deleteMe = () => readResponse(api.me.$delete());

/** Has a round dealt. @throws ApiError */
export const postRound = <Name extends GameName>(game: Name, begin: NewRoundRequest) =>
  readResponse(api.rounds[":game"].$post({ param: { game }, json: begin })) as Promise<RoundResponse<Name>>;

/**
 * Has a guess judged.
 *
 * @param hard whether the round is to be played in hard mode, said with its first guess; absent: as it is
 * @throws ApiError: there is no verdict
 */
export const sendGuess = <Name extends GameName>(game: Name, round: string, guess: unknown, hard?: boolean) =>
  readResponse(
    api.rounds[":game"].guess.$post({ param: { game }, json: { round, guess, ...(hard !== undefined && { hard }) } }),
  ) as Promise<RoundResponse<Name>>;

/** Takes the one hint of a round. @throws ApiError: none was taken */
export const sendHint = <Name extends GameName>(game: Name, round: string) =>
  readResponse(api.rounds[":game"].hint.$post({ param: { game }, json: { round } })) as Promise<RoundResponse<Name>>;

/** Ends a practice round, or a day's in a game that can be stopped. @throws ApiError */
export const giveUp = <Name extends GameName>(game: Name, round: string) =>
  readResponse(api.rounds[":game"]["give-up"].$post({ param: { game }, json: { round } })) as Promise<
    RoundResponse<Name>
  >;

/** Presents a day's round that is over, by its last token, to a server that seems not to know of it. @throws ApiError */
export const submitFinishedRound = (game: GameName, round: string) =>
  readResponse(api.rounds[":game"].finished.$post({ param: { game }, json: { round } }));

/** Hides an answer of one's choice in a code for a link, or challenges to a round of one's own that is over, by its last token. @throws ApiError */
export const createChallenge = (game: GameName, json: { secret: unknown } | { round: string }) =>
  readResponse(api.challenges[":game"].$post({ param: { game }, json }));

/** How the challenger played, told to who has ended the round he was challenged to, and the code of a reply. @throws ApiError */
export const answerChallenge = (game: GameName, round: string, code: string) =>
  readResponse(api.challenges[":game"].reply.$post({ param: { game }, json: { round, code } }));

/** Both sides of a challenge that was answered. The code comes from a link, and hono encodes no parameters. @throws ApiError */
export const fetchChallengeReply = (code: string) =>
  readResponse(api.challenges.replies[":code"].$get({ param: { code: encodeURIComponent(code) } }));

/** Tells us what a visitor thinks. `website` is the field that only bots fill in. @throws ApiError: nothing was taken */
export const sendFeedback = (feedback: Feedback & { website: string }) =>
  readResponse(api.feedback.$post({ json: feedback }));
