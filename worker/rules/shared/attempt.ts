import type { Day } from "./day.ts";

/** How a round is played, besides its guesses. */
export interface RoundOptions {
  /** The number of guesses made before the hint was taken; absent if no hint was taken. */
  hint?: number;
  /** Whether the round is played in hard mode, which its first guess decides; absent if it is not. */
  hard?: boolean;
}

/** Returns only the options of a round or an attempt. */
export const pickRoundOptions = ({ hint, hard }: RoundOptions): RoundOptions => ({
  ...(hint !== undefined && { hint }),
  ...(hard === true && { hard }),
});

/** Everything done in a round so far. */
export interface Moves extends RoundOptions {
  guesses: readonly unknown[];
  gaveUp: boolean;
}

/** One move in a round. Hard mode belongs to the first guess. */
export type Move = { kind: "guess"; guess: unknown; hard: boolean } | { kind: "hint" } | { kind: "stop" };

/**
 * Why an attempt is branched, so that its result counts only for its visitor: a move was judged without being
 * confirmed and turned out to conflict, or two devices that were joined later had different moves.
 */
export type BranchReason = "branched" | "two-devices";

/** One visitor's one sequence of moves in one daily, from one deal. */
export interface Attempt extends Moves {
  day: Day;
  /** Id of the round. */
  round: string;
  /** When the round was first dealt, in Unix milliseconds. */
  begun: number;
  /** When the last move was made, in Unix milliseconds; equal to `begun` before the first. */
  movedAt: number;
  /** Absent if the attempt is not branched. */
  branched?: BranchReason;
}

/** Returns the moves in the order in which they were made, each as a text that is equal only for the same move. */
function listMoves({ guesses, hint, hard, gaveUp }: Moves): string[] {
  const list = guesses.map((guess, at) => `${hard === true && at === 0 ? "hard" : "guess"} ${JSON.stringify(guess)}`);
  if (hint !== undefined) list.splice(hint, 0, "hint");
  return gaveUp ? [...list, "stop"] : list;
}

const isPrefix = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length <= whole.length && start.every((move, at) => move === whole[at]);

/** Returns the moves with one more. */
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
 * Appends a move to an attempt, if the round it was made in has all moves of the attempt. Moves of the round that the
 * attempt lacks were judged while the attempt could not be reached: they are adopted.
 *
 * @param stored the attempt, null if none is stored
 * @param played the round before the move
 * @param isRefused whether the rules refuse the move
 * @param at Unix milliseconds
 * @returns with `stored` itself if there is nothing to write
 */
export function appendMove(
  stored: Attempt | null,
  played: Attempt,
  move: Move,
  isRefused: boolean,
  at: number,
): AppendResult {
  const [known, before] = [stored === null ? [] : listMoves(stored), listMoves(played)];
  if (!isPrefix(known, before)) {
    const isRepeat = !isRefused && isSame(known, listMoves(withMove(played, move)));
    return { outcome: isRepeat ? "repeated" : "conflict", attempt: stored ?? played };
  }
  if (isRefused) return { outcome: "refused", attempt: stored ?? played };
  return { outcome: "appended", attempt: { ...withMove(adopt(stored, played), move), movedAt: at } };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && isPrefix(one, other);

/** Returns the attempt with the moves of a round that continues it. */
const adopt = (stored: Attempt | null, played: Attempt): Attempt => {
  if (stored === null) return played;
  const branched = stored.branched ?? played.branched;
  return {
    ...played,
    round: stored.round,
    begun: Math.min(stored.begun, played.begun),
    ...(branched !== undefined && { branched }),
  };
};

/**
 * Merges moves that have been judged already into an attempt: they extend it, are part of it, or branch it.
 *
 * @param reason why it is branched if they differ
 * @returns `stored` itself if there is nothing to write
 */
export function mergeAttempt(stored: Attempt | null, played: Attempt, reason: BranchReason): Attempt {
  if (stored === null) return played;
  const [known, judged] = [listMoves(stored), listMoves(played)];
  if (known.length < judged.length && isPrefix(known, judged)) return adopt(stored, played);
  const branched = stored.branched ?? played.branched ?? (isPrefix(judged, known) ? undefined : reason);
  const begun = Math.min(stored.begun, played.begun);
  if (branched === stored.branched && begun === stored.begun) return stored;
  return { ...stored, begun, ...(branched !== undefined && { branched }) };
}
