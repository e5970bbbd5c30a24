import type { Day } from "#rules/shared/day";
import type { LeagueProgress } from "#rules/league/fame";
import type { GameName } from "#rules/shared/game-config";
import type { Reminder } from "#rules/site/reminders";
import type { Ending, ExclusionReason } from "#rules/shared/score";
import type { Season } from "#rules/league/season";

/** The messages of the queues in wrangler.toml. */

/** The first and the longest pause before a retry, in seconds. */
const FIRST_RETRY_DELAY_S = 30;
const MAX_RETRY_DELAY_S = 3_600;

/** Returns the pause before a retry, in seconds: twice as long each time. @param attempts number of tries so far */
export const retryDelayS = (attempts: number): number =>
  Math.min(MAX_RETRY_DELAY_S, FIRST_RETRY_DELAY_S * 2 ** (Math.max(1, attempts) - 1));

/** A finished round, as judged by the server. */
export interface FinishedRound extends Required<Ending> {
  visitor: string;
  game: GameName;
  day: Day;
  kind: "daily" | "archive";
  /** Points with two decimals. */
  score: number;
  tookMs: number;
  /** Why a daily counts for its visitor only; null if it counts, and for archive rounds. */
  mark: ExclusionReason | null;
  /** The squares of the share text, packed (`rules/share-squares.ts`). */
  squares: string | null;
  /** The right picks that count for the rarity of a Grid; null for any other round. */
  picks: readonly unknown[] | null;
  finishedAt: number;
}

/** Visitors to check for retention: those whose ids are between two texts. */
export interface RetentionMessage {
  checkAfter: string;
  until: string;
}

/** What the objects of visitors have to do after a deletion in D1 (`attempts/visitor-objects.ts`). */
export interface DeletionMessage {
  /** The deleted visitor, whose object deletes everything and refuses all further rounds. */
  deleted: string;
  /** The visitor who adopted the results, and the running dailies among them, which that visitor's object closes. */
  adopted?: { by: string; finished: [game: GameName, day: Day][] };
}

/** A message of the queue of results: a finished round, or something else that must be done some time. */
export type ResultsMessage = FinishedRound | DeletionMessage | RetentionMessage;

export interface DealMessage {
  game: GameName;
  day: Day;
  /** Other days of the game, to be dealt one after another: each draw depends on those before it. */
  later: Day[];
}

/** A part of the NHL sync to fetch: rosters of some clubs, the standings, a page of statistics, or single players. */
export type FetchMessage = SyncRun &
  ({ rosters: string[] } | { standings: true } | { page: StatisticsPageRequest } | PlayersRequest);

export interface SyncRun {
  night: Day;
  /** When it began, in Unix milliseconds. */
  begun: number;
  /** How often this part was retried. */
  putOff?: number;
}

/** A page of the league's statistics of a season, from a row on. */
export interface StatisticsPageRequest {
  kind: "skater" | "goalie";
  season: Season;
  from: number;
}

/** Players whom a page of statistics does not describe completely; unknown players on a roster if `of` is null. */
export type PlayersRequest = { players: number[]; of: StatisticsPageRequest | null };

/** Browsers to send a reminder to, by id in the table, so that the queue contains no endpoints. */
export interface RemindMessage {
  remind: Reminder;
  ids: number[];
}

export interface FameMessage {
  night: Day;
  fame: string[];
  played: LeagueProgress;
}

/** Splits a list into parts of at most `size`: for one message each, or for the requests that may run at once. */
export const splitInto = <One>(list: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
