import type { Day } from "./day.ts";

export interface RoundOptions {
  /** The number of guesses made before the hint was taken; absent if no hint was taken. */
  hint?: number;
  /** Whether the round is played in hard mode, which its first guess decides; absent if it is not. */
  hard?: boolean;
}

export const pickRoundOptions = ({ hint, hard }: RoundOptions): RoundOptions => ({
  ...(hint !== undefined && { hint }),
  ...(hard === true && { hard }),
});

export interface Moves extends RoundOptions {
  guesses: readonly unknown[];
  gaveUp: boolean;
}

/** One move in a round. Hard mode belongs to the first guess. */
export type Move = { kind: "guess"; guess: unknown; hard: boolean } | { kind: "hint" } | { kind: "stop" };

/** One visitor's one sequence of moves in one daily, from one deal. */
export interface Attempt extends Moves {
  day: Day;
  round: string;
  /** When the round was first dealt, in Unix milliseconds. */
  begun: number;
  /** When the last move was made, in Unix milliseconds; equal to `begun` before the first. */
  movedAt: number;
}

/** Returns the moves in the order in which they were made, each as a text that is equal only for the same move. */
function listMoves({ guesses, hint, hard, gaveUp }: Moves): string[] {
  const list = guesses.map((guess, at) => `${hard === true && at === 0 ? "hard" : "guess"} ${JSON.stringify(guess)}`);
  if (hint !== undefined) list.splice(hint, 0, "hint");
  return gaveUp ? [...list, "stop"] : list;
}

const hasSameMoves = (one: Moves, other: Moves): boolean =>
  JSON.stringify(listMoves(one)) === JSON.stringify(listMoves(other));

export function withMove<Played extends Moves>(moves: Played, move: Move): Played {
  switch (move.kind) {
    case "guess":
      return {
        ...moves,
        guesses: [...moves.guesses, move.guess],
        ...(moves.guesses.length === 0 && move.hard && { hard: true }),
      };
    case "hint":
      return { ...moves, hint: moves.guesses.length };
    case "stop":
      return { ...moves, gaveUp: true };
  }
}

/** What became of a move, and the attempt after it. */
export interface AppendResult {
  /**
   * - `appended`: the move is part of the attempt now.
   * - `repeated`: it was already the attempt's last move, made from the same round: a retry after a lost response.
   * - `refused`: the round is up to date, and the rules refuse the move.
   * - `conflict`: the round is out of date. Nothing has changed.
   */
  outcome: "appended" | "repeated" | "refused" | "conflict";
  attempt: Attempt;
}

/**
 * Appends a move to an attempt, if it was made in a round with the same moves. A move may come before the deal of a new
 * visitor, and begins the attempt then.
 *
 * @param played the round before the move
 * @param isRefused whether the rules refuse the move
 */
export function appendMove(
  stored: Attempt | null,
  played: Attempt,
  move: Move,
  isRefused: boolean,
  at: number,
): AppendResult {
  const attempt = stored ?? played;
  if (hasSameMoves(attempt, played))
    return isRefused
      ? { outcome: "refused", attempt }
      : { outcome: "appended", attempt: { ...withMove(attempt, move), movedAt: at } };
  const isRepeat = !isRefused && hasSameMoves(attempt, withMove(played, move));
  return { outcome: isRepeat ? "repeated" : "conflict", attempt };
}
