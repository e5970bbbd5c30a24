import type { ClueName } from "./clues.ts";
import type { Day } from "./day.ts";
import type { Pick, Taken } from "./draw.ts";
import type { Hint } from "./hint.ts";
import type { Measure, Turning } from "./measures.ts";

/** Why a guess was not taken. It costs nothing, and the API answers with the same word. */
export type Refusal = "unknown-player" | "unknown-season" | "unknown-square" | "repeated-guess" | "square-filled";

/** A guess in the game's own form, or why it is none. */
export type Accepted<Guess> = { ok: true; guess: Guess } | { ok: false; refusal: Refusal };

/** The years since which practice can ask for players: whoever had a season that began in one of them or later. */
export const ERAS = [1917, 1967, 1990, 2005] as const;

/** Whom a practice round may hide. */
export type PracticeFilter =
  | WithEra<{ players: "everyone" } | { players: "best-known" }>
  | { players: "team"; team: string };

/** Narrowed to the players of an era, in a game that has eras. */
type WithEra<Filter> = Filter & { since?: (typeof ERAS)[number] };

/**
 * A secret with all that is needed to judge guesses at it.
 *
 * Facts are what everybody knows of a day. Evidence is what is gathered about this one secret when
 * it is dealt, too large for a token and hidden as it is: the line-up of a roster, the stages of a
 * face. A game whose facts say it all has `null` for evidence.
 */
export interface Puzzle<Facts, Secret, Evidence> {
  facts: Facts;
  secret: Secret;
  evidence: Evidence;
}

/**
 * The one shape of every game. Everything is pure: facts, secret and guesses in, verdicts out.
 * A new game is a module of this shape, listed in `games.ts`, its measure in `measures.ts`.
 *
 * @typeParam Facts the part of the league's facts it is played on
 * @typeParam Secret what is to be found, as little plain JSON as names it: it travels in tokens
 * @typeParam Evidence what is known of the secret beyond the facts, as plain JSON
 * @typeParam Guess one try, as plain JSON
 * @typeParam Clue what a try tells
 * @typeParam Seen what may be seen of the secret by now, besides the clues
 * @typeParam Answer what is shown when the round has ended
 */
export interface Game<Facts, Secret, Evidence, Guess, Clue, Seen, Answer> extends Measure, Turning {
  /** Whether a day's round may be stopped before its guesses are used up, which ends it as it stands. */
  readonly canStop: boolean;
  /** Whether practice can be narrowed to one of {@link ERAS}. Absent: it cannot. */
  readonly hasEras?: boolean;
  /** Deals a day's secret. */
  deal(facts: Facts, day: Day, taken: Taken<string>, pick: Pick): Secret;
  /**
   * Deals for practice. Throws RangeError when the filter leaves no answer. Only a Grid avoids `today`, the secret of the
   * running puzzle: elsewhere an answer that practice never deals would give itself away.
   */
  practise(facts: Facts, filter: PracticeFilter, pick: Pick, today: Secret): Secret;
  /** Takes a secret chosen by a person, for a challenge; null when it is none of this game's. Absent: no challenges. */
  choose?(facts: Facts, raw: unknown): Secret | null;
  /** Names a secret: equal keys are the same answer. */
  key(secret: Secret): string;
  /** Checks a raw guess from outside against the puzzle and the guesses made before. */
  accept(puzzle: Puzzle<Facts, Secret, Evidence>, raw: unknown, earlier: readonly Guess[]): Accepted<Guess>;
  /** Whether a guess is right. */
  solves(puzzle: Puzzle<Facts, Secret, Evidence>, guess: Guess): boolean;
  /** What a guess tells. */
  judge(puzzle: Puzzle<Facts, Secret, Evidence>, guess: Guess): Clue;
  /** What may be seen of the secret after these guesses, once the round is over all of it. */
  reveal(puzzle: Puzzle<Facts, Secret, Evidence>, guesses: readonly Guess[], isOver: boolean): Seen;
  /** The one hint that may be taken, after {@link HINT_AFTER} misses (hint.ts). Absent: none is given. */
  hint?(puzzle: Puzzle<Facts, Secret, Evidence>, guesses: readonly Guess[]): Hint;
  /** The clue that has matched and that a guess would give up, as hard mode does not allow; null if none. Absent: no hard mode. */
  givesUp?(puzzle: Puzzle<Facts, Secret, Evidence>, guess: Guess, earlier: readonly Guess[]): ClueName | null;
  /** What everybody may see once the round has ended. */
  answer(puzzle: Puzzle<Facts, Secret, Evidence>): Answer;
}

/** A game whose parts are not looked into: whoever plays all games alike leaves them to its module. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;
