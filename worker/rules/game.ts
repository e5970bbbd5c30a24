import type { Facts } from "./player.ts";
import type { Pick } from "./draw.ts";

/** Why a guess was not taken. It costs nothing, and the API answers with the same word. */
export type Refusal = "unknown-player" | "repeated-guess";

/** A guess in the game's own form, or why it is none. */
export type Accepted<Guess> = { ok: true; guess: Guess } | { ok: false; refusal: Refusal };

/** Whom a practice round may hide. */
export type PracticeFilter = { players: "everyone" } | { players: "best-known" } | { players: "team"; team: string };

/**
 * The one shape of every game. Everything is pure: facts, secret and guesses in, verdicts out.
 * A new game is a module of this shape, listed in `games.ts`.
 *
 * @typeParam Secret what is to be found, as plain JSON
 * @typeParam Guess one try, as plain JSON
 * @typeParam Clue what a try tells
 * @typeParam Answer what is shown when the round has ended
 */
export interface Game<Secret, Guess, Clue, Answer> {
  /** How many guesses a round allows. */
  readonly limit: number;
  /** Deals a day's secret; `taken` holds the keys of answers too recent to return. */
  deal(facts: Facts, taken: ReadonlySet<string>, pick: Pick): Secret;
  /** Deals for practice, never one of `taken`. Throws RangeError when the filter leaves nobody. */
  practise(facts: Facts, filter: PracticeFilter, taken: ReadonlySet<string>, pick: Pick): Secret;
  /** Takes a secret chosen by a person, for a challenge; null when it is none of this game's. */
  choose(facts: Facts, raw: unknown): Secret | null;
  /** Names a secret: equal keys are the same answer. */
  key(secret: Secret): string;
  /** Checks a raw guess from outside against the facts and the guesses made before. */
  accept(facts: Facts, raw: unknown, earlier: readonly Guess[]): Accepted<Guess>;
  /** Compares a guess with the secret. */
  judge(facts: Facts, secret: Secret, guess: Guess): Clue;
  /** Whether a guess is the answer. */
  solves(secret: Secret, guess: Guess): boolean;
  /** What everybody may see once the round has ended. */
  answer(facts: Facts, secret: Secret): Answer;
}
