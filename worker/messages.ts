import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { PageOf } from "./nhl/page.ts";

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
  /** Points, with two decimals. */
  score: number;
  tookMs: number;
  ranked: boolean;
  /** The right guesses that count for the rarity of a Grid; null for any other round. */
  picks: readonly unknown[] | null;
  /** Unix milliseconds. */
  finishedAt: number;
  /** Whether it counts in comparisons, tallies and boards; it does unless it says otherwise. */
  counted?: boolean;
}

/** A game of a day that is to be dealt. */
export interface ToDeal {
  game: GameName;
  day: Day;
}

/** A part of a night that is to be learned from the league. */
export type ToLearn = { night: Day } & ({ rosters: string[] } | { page: PageOf } | AskedPlayers);

/** Players to be asked about by themselves: whom a page has left unclear, or, without one, who is unknown on a roster. */
export type AskedPlayers = { players: number[]; of: PageOf | null };
