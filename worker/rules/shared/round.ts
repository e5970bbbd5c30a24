import type { RoundOptions } from "./attempt.ts";
import { puzzleNumberOn } from "./schedule.ts";
import type { Day } from "./day.ts";
import type { Game, Hint, Puzzle } from "./game.ts";
import type { GameName, PracticeFilter, Scheduled } from "./game-config.ts";
import { checkDateAndPace, type Ending, type ExclusionReason } from "./score.ts";

/**
 * How a round was dealt. Tokens contain the answer of practice and challenges. Earlier versions have no filter; games
 * without variants (`Game.variantOf`) no variant.
 */
export type RoundDeal<Secret> =
  | { kind: "daily" }
  | { kind: "archive" }
  | { kind: "practice"; secret: Secret; filter?: PracticeFilter; variant?: string }
  | { kind: "challenge"; secret: Secret };

export type RoundKind = RoundDeal<never>["kind"];

/** The state of a round. The browser has it as an encrypted token; the server keeps no session. */
export interface Round<Secret, Guess> extends RoundOptions {
  /** Derived from visitor, game and day for a daily, random for any other round. */
  id: string;
  /** The visitor whom a day's round counts for; null for practice and challenges. */
  visitor: string | null;
  game: GameName;
  deal: RoundDeal<Secret>;
  /** The day of its puzzle: the round is judged by it, and counts for it. */
  day: Day;
  /** Version of the league whose values it is judged by. */
  league: string;
  /** When it was dealt, in Unix milliseconds. */
  begun: number;
  guesses: Guess[];
  gaveUp: boolean;
  /** When it ended, in Unix milliseconds; absent while it runs. */
  ended?: number;
}

export type RoundState = "guessing" | "won" | "lost" | "gave-up";

/** What the browser sees of a round. It contains the answer only after the end. */
export type RoundView<Guess, Clue, Revealed, Answer> = {
  id: string;
  kind: RoundKind;
  day: Day;
  number: number;
  league: string;
  limit: number;
  tries: { guess: Guess; clue: Clue }[];
  correct: number;
  seen: Revealed;
  /** Absent if no hint was taken. */
  hint?: Hint;
  /** Whether it is played in hard mode; absent if not. */
  hard?: boolean;
  /** The filter of a practice round; absent for any other round. */
  filter?: PracticeFilter;
} & ({ state: "guessing" } | EndedState<Answer>);

interface EndedState<Answer> {
  state: Exclude<RoundState, "guessing">;
  answer: Answer;
  /** Why the result counts only for its visitor; absent if it counts, and for any round but a daily. */
  mark?: ExclusionReason;
}

type Judge<Facts, Secret, Data, Guess> = Pick<
  Game<Facts, Secret, Data, Guess, unknown, unknown, unknown>,
  "limit" | "toFind" | "toWin" | "solves"
>;

export const countCorrect = <Facts, Secret, Data, Guess>(
  game: Pick<Judge<Facts, Secret, Data, Guess>, "solves">,
  puzzle: Puzzle<Facts, Secret, Data>,
  guesses: readonly Guess[],
): number => guesses.filter((guess) => game.solves(puzzle, guess)).length;

export function roundStateOf<Facts, Secret, Data, Guess>(
  game: Judge<Facts, Secret, Data, Guess>,
  puzzle: Puzzle<Facts, Secret, Data>,
  { guesses, gaveUp }: Pick<Round<Secret, Guess>, "guesses" | "gaveUp">,
): RoundState {
  const correct = countCorrect(game, puzzle, guesses);
  if (correct < game.toFind && guesses.length < game.limit && !gaveUp) return "guessing";
  if (correct >= game.toWin) return "won";
  return gaveUp ? "gave-up" : "lost";
}

export function buildRoundView<Facts, Secret, Data, Guess, Clue, Revealed, Answer>(
  game: Game<Facts, Secret, Data, Guess, Clue, Revealed, Answer>,
  puzzle: Puzzle<Facts, Secret, Data>,
  round: Round<Secret, Guess>,
): RoundView<Guess, Clue, Revealed, Answer> {
  const state = roundStateOf(game, puzzle, round);
  const shown = {
    id: round.id,
    kind: round.deal.kind,
    day: round.day,
    number: puzzleNumberOn(game, round.day),
    league: round.league,
    limit: game.limit,
    tries: round.guesses.map((guess) => ({
      guess,
      clue: game.judge(puzzle, guess, round.guesses, state !== "guessing"),
    })),
    correct: countCorrect(game, puzzle, round.guesses),
    seen: game.reveal(puzzle, round.guesses, state !== "guessing"),
    // The hint as of when it was taken.
    ...(round.hint !== undefined && game.hint && { hint: game.hint(puzzle, round.guesses.slice(0, round.hint)) }),
    ...(round.hard === true && { hard: true }),
    ...(round.deal.kind === "practice" && round.deal.filter && { filter: round.deal.filter }),
  };
  if (state === "guessing") return { ...shown, state };
  const mark = exclusionReasonOf(game, puzzle, round);
  return { ...shown, state, answer: game.answer(puzzle), ...(mark !== null && { mark }) };
}

/** Returns why a finished daily counts only for its visitor; null if it counts, and for any other round. */
export function exclusionReasonOf<Facts, Secret, Data, Guess>(
  game: Judge<Facts, Secret, Data, Guess> & Scheduled,
  puzzle: Puzzle<Facts, Secret, Data>,
  round: Round<Secret, Guess>,
): ExclusionReason | null {
  const { deal, day, begun, ended } = round;
  if (deal.kind !== "daily" || ended === undefined) return null;
  return checkDateAndPace(game, endingOfRound(game, puzzle, round), day, begun, ended);
}

export const endingOfRound = <Facts, Secret, Data, Guess>(
  game: Judge<Facts, Secret, Data, Guess>,
  puzzle: Puzzle<Facts, Secret, Data>,
  round: Round<Secret, Guess>,
): Required<Ending> => ({
  won: roundStateOf(game, puzzle, round) === "won",
  guesses: round.guesses.length,
  correct: countCorrect(game, puzzle, round.guesses),
  hint: round.hint !== undefined,
  hard: round.hard === true,
});

export const endingOf = ({
  state,
  tries,
  correct,
  hint,
  hard,
}: {
  state: RoundState;
  tries: readonly unknown[];
  correct: number;
  hint?: Hint;
  hard?: boolean;
}): Ending => ({
  won: state === "won",
  guesses: tries.length,
  correct,
  ...(hint !== undefined && { hint: true }),
  ...(hard === true && { hard: true }),
});
