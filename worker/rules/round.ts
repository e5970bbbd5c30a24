import { puzzleNumber, type Day } from "./day.ts";
import type { Game } from "./game.ts";
import type { Facts } from "./player.ts";

/**
 * How a round came about. A daily and an archive round find their secret in the day's document;
 * a practice and a challenge round carry it, sealed.
 */
export type Deal<Secret> =
  | { kind: "daily" }
  | { kind: "archive" }
  | { kind: "practice"; secret: Secret }
  | { kind: "challenge"; secret: Secret };

export type RoundKind = Deal<never>["kind"];

/** All there is to a round. It travels sealed with the browser; the server keeps nothing. */
export interface Round<Secret, Guess> {
  /** Random, so that one round can be told from the next. */
  id: string;
  game: string;
  deal: Deal<Secret>;
  /** The day it was begun on, against which it is finished. */
  day: Day;
  /** Version of the league it is judged by. */
  league: string;
  /** When it was dealt, in Unix milliseconds. */
  begun: number;
  guesses: Guess[];
  gaveUp: boolean;
}

export type RoundState = "guessing" | "won" | "lost" | "gave-up";

/** What the browser sees of a round. The answer exists in it only after the end. */
export type RoundView<Guess, Clue, Answer> = {
  id: string;
  kind: RoundKind;
  day: Day;
  /** Number of the day's puzzle. */
  number: number;
  league: string;
  limit: number;
  tries: { guess: Guess; clue: Clue }[];
} & ({ state: "guessing" } | { state: Exclude<RoundState, "guessing">; answer: Answer });

/** Where a round stands. */
export function stateOf<Secret, Guess>(
  game: Pick<Game<Secret, Guess, unknown, unknown>, "limit" | "solves">,
  secret: Secret,
  round: Pick<Round<Secret, Guess>, "guesses" | "gaveUp">,
): RoundState {
  const last = round.guesses.at(-1);
  if (last !== undefined && game.solves(secret, last)) return "won";
  if (round.gaveUp) return "gave-up";
  return round.guesses.length >= game.limit ? "lost" : "guessing";
}

/** What may be seen of a round by now. */
export function viewOf<Secret, Guess, Clue, Answer>(
  game: Game<Secret, Guess, Clue, Answer>,
  facts: Facts,
  secret: Secret,
  round: Round<Secret, Guess>,
): RoundView<Guess, Clue, Answer> {
  const state = stateOf(game, secret, round);
  const seen = {
    id: round.id,
    kind: round.deal.kind,
    day: round.day,
    number: puzzleNumber(round.day),
    league: round.league,
    limit: game.limit,
    tries: round.guesses.map((guess) => ({ guess, clue: game.judge(facts, secret, guess) })),
  };
  return state === "guessing" ? { ...seen, state } : { ...seen, state, answer: game.answer(facts, secret) };
}
