import type { Day } from "./day.ts";
import { ANSWER_POOL, type RandomPick, type RecentAnswers } from "./draw.ts";
import type { GameLimits, PracticeFilter, Scheduled } from "./game-config.ts";

/** Why a guess is refused. A refused guess costs nothing; the API returns the same error code. */
export type GuessRefusal = "unknown-player" | "unknown-season" | "unknown-square" | "repeated-guess" | "square-filled";

/** A valid guess, or why it is refused. */
export type AcceptedGuess<Guess> = { ok: true; guess: Guess } | { ok: false; refusal: GuessRefusal };

/** A hint at a player: the first letter of the last name, or the code of a former club. */
export type Hint = { kind: "letter"; letter: string } | { kind: "club"; club: string };

/** Returns the answers that practice may draw, best known first: none of a team, which these games do not offer. */
export function practiceAnswers<Id>(
  byFame: readonly Id[],
  { players }: PracticeFilter,
  bestKnown = ANSWER_POOL,
): readonly Id[] {
  if (players === "team") return [];
  return players === "everyone" ? byFame : byFame.slice(0, bestKnown);
}

/**
 * An answer (`secret`) with everything needed to judge guesses. `facts` are public facts of the day. `data` is
 * private data about this answer, computed when it is dealt, which is too large for a token: the line-up of a roster,
 * the stages of a face. It is null in games that need none.
 */
export interface Puzzle<Facts, Secret, Data> {
  facts: Facts;
  secret: Secret;
  data: Data;
}

/**
 * The interface of every game. All functions are pure. A new game is a module of this type, listed in `games.ts`, with
 * its configuration in `game-config.ts`.
 *
 * @typeParam Facts the part of the league's facts that the game uses
 * @typeParam Secret identifies the answer in as little JSON as possible, because it travels in tokens
 * @typeParam Data private data about the answer, as JSON
 * @typeParam Guess a guess, as JSON
 * @typeParam Clue what a guess reveals
 * @typeParam Revealed what is visible of the answer, besides the clues
 * @typeParam Answer what is shown after the end
 */
export interface Game<Facts, Secret, Data, Guess, Clue, Revealed, Answer> extends GameLimits, Scheduled {
  /** Whether a visitor may end a day's round before using all guesses; it counts unchanged. */
  readonly canStop: boolean;
  /** Whether practice can be narrowed to one of {@link ERAS}. */
  readonly hasEras?: boolean;
  deal(facts: Facts, day: Day, taken: RecentAnswers<string>, pick: RandomPick): Secret;
  /**
   * Draws an answer for practice. Only the Grid avoids `today`, the running puzzle's answer: in other games an answer
   * that practice never deals would give itself away. @throws RangeError if the filter leaves no answer
   */
  dealPractice(facts: Facts, filter: PracticeFilter, pick: RandomPick, today: Secret): Secret;
  /** Returns the answer that a visitor picked for a challenge; null if invalid. Absent: answers cannot be picked. */
  acceptPickedAnswer?(facts: Facts, raw: unknown): Secret | null;
  /** Returns the variant of a puzzle: public, and fixed when the round is dealt. Absent: there is one kind. */
  variantOf?(data: Data): string;
  /** Returns a key of an answer; equal keys are the same answer. */
  answerKey(secret: Secret): string;
  accept(puzzle: Puzzle<Facts, Secret, Data>, raw: unknown, earlier: readonly Guess[]): AcceptedGuess<Guess>;
  solves(puzzle: Puzzle<Facts, Secret, Data>, guess: Guess): boolean;
  /** Returns the clue of a guess. In some games it depends on all guesses so far, and on whether the round is over. */
  judge(puzzle: Puzzle<Facts, Secret, Data>, guess: Guess, guesses?: readonly Guess[], isOver?: boolean): Clue;
  /** Returns what is visible of the answer after these guesses; all of it once the round is over. */
  reveal(puzzle: Puzzle<Facts, Secret, Data>, guesses: readonly Guess[], isOver: boolean): Revealed;
  /** Returns the one hint of a round. Absent: the game has no hints. */
  hint?(puzzle: Puzzle<Facts, Secret, Data>, guesses: readonly Guess[]): Hint;
  /** Returns the name of a known clue that a guess would give up, or null. Absent: the game has no hard mode. */
  hardModeRefusal?(puzzle: Puzzle<Facts, Secret, Data>, guess: Guess, earlier: readonly Guess[]): string | null;
  answer(puzzle: Puzzle<Facts, Secret, Data>): Answer;
}

/** A game with unknown type parameters, for code that handles all games alike. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;
