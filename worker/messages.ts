import type { Attempt } from "#rules/attempt";
import type { Day } from "#rules/day";
import type { Played } from "#rules/fame";
import type { GameName } from "#rules/measures";
import type { Reminder } from "#rules/reminders";
import type { Mark } from "#rules/score";
import type { Season } from "#rules/season";

/** What travels through the queues of wrangler.toml. */

/** A finished round as the server judged it. */
export interface FinishedRound {
  visitor: string;
  game: GameName;
  day: Day;
  kind: "daily" | "archive";
  won: boolean;
  guesses: number;
  /** Right answers found. */
  correct: number;
  /** Whether a hint was taken, and whether it was played in hard mode. */
  hint: boolean;
  hard: boolean;
  /** Points, with two decimals. */
  score: number;
  tookMs: number;
  /** Moves that the visitor's object has not confirmed yet; null if it has, or if it makes no difference. */
  attempt: Attempt | null;
  /** Why a daily counts only for its visitor; null if it counts, and for the archive. */
  mark: Mark | null;
  /** Whether it is in comparisons, tallies and rarity. */
  counted: boolean;
  /** Whether it is on leaderboards. */
  ranked: boolean;
  /** How it went, square by square, packed (`rules/squares.ts`). */
  squares: string | null;
  /** The right guesses that count for the rarity of a Grid; null for any other round. */
  picks: readonly unknown[] | null;
  /** Unix milliseconds. */
  finishedAt: number;
}

/** A game of a day that is to be dealt. */
export interface ToDeal {
  game: GameName;
  day: Day;
}

/** A part of a night that is to be learned from the league: rosters of some clubs, which clubs there are, and so on. */
export type ToLearn = Night & ({ rosters: string[] } | { standings: true } | { page: PageOf } | AskedPlayers);

/** A night of asking the league. */
export interface Night {
  night: Day;
  /** When the asking began, in Unix milliseconds: what the league does not answer for long is not waited for. */
  begun: number;
  /** How often the league has put this part off. */
  putOff?: number;
}

/** A page of the league's statistics of a season: the players of one kind from a row on. */
export interface PageOf {
  kind: "skater" | "goalie";
  season: Season;
  from: number;
}

/** Players to be asked about by themselves: whom a page has left unclear, or, without one, who is unknown on a roster. */
export type AskedPlayers = { players: number[]; of: PageOf | null };

/** Browsers that are due to be reminded of one thing, by their ids: nobody who reads the queue could send to one. */
export interface ToRemind {
  remind: Reminder;
  ids: number[];
}

/** Clubs of whose players the fame is to be worked out in a night. */
export interface ToRate {
  night: Day;
  fame: string[];
  played: Played;
}
