import { compare, contradiction } from "./classic.ts";
import type { ClassicClue, ClueName } from "./clues.ts";
import type { Candidate, Facts } from "./player.ts";

/** What the coach has to say about one guess. */
export interface CoachedGuess {
  guess: number;
  /** Players who could still be the answer after it. */
  left: number;
  /** Players an average guess would have left at this point, to the nearest whole. */
  average: number;
  /** The clue that had already ruled the guess out; null when it could have been the answer. */
  ruledOutBy: ClueName | null;
}

export interface CoachReport {
  /** Everybody who could be guessed. */
  total: number;
  guesses: CoachedGuess[];
}

/**
 * Looks back on a finished round of Classic: how far each guess narrowed the field, next to what
 * an average guess would have done, the average taken over every player that could be guessed.
 *
 * @param secret id of the answer
 * @param guesses ids in the order they were made
 */
export function coachReport(facts: Facts, secret: number, guesses: readonly number[]): CoachReport {
  const everyone = [...facts.candidates.values()];
  const answer = facts.candidates.get(secret);
  if (answer === undefined) throw new RangeError(`player ${secret} is not in league ${facts.version}`);
  const told: { by: Candidate; clue: ClassicClue }[] = [];
  let field = everyone;
  const coached: CoachedGuess[] = [];
  for (const id of guesses) {
    const guess = facts.candidates.get(id);
    if (guess === undefined) continue;
    const ruledOutBy = told.map(({ by, clue }) => contradiction(guess, by, clue)).find((name) => name !== null) ?? null;
    const clue = compare(answer, guess);
    const average = everyone.reduce((sum, other) => sum + countLeft(field, answer, other), 0) / everyone.length;
    field = field.filter((candidate) => contradiction(candidate, guess, clue) === null);
    told.push({ by: guess, clue });
    coached.push({ guess: id, left: field.length, average: Math.round(average), ruledOutBy });
  }
  return { total: everyone.length, guesses: coached };
}

function countLeft(field: readonly Candidate[], answer: Candidate, guess: Candidate): number {
  const clue = compare(answer, guess);
  let left = 0;
  for (const candidate of field) if (contradiction(candidate, guess, clue) === null) left++;
  return left;
}
