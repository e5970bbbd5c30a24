import type { CareerClueName, CareerClues } from "./clues.ts";
import { toComparableCareer, findCareerContradiction, compareCareers, type ComparableCareer } from "./compare.ts";
import type { Career } from "./careers.ts";

/** The report on one guess. */
export interface CareerGuessReport {
  guess: number;
  /** Number of players who could still be the answer after this guess. */
  left: number;
  /** Number of players that an average guess would have left, see {@link SAMPLE}. */
  average: number;
  /** The clue that had already ruled the guess out; null if it could have been the answer. */
  ruledOutBy: CareerClueName | null;
}

export interface CareerCoachReport {
  /** Number of players who can be guessed. */
  total: number;
  guesses: CareerGuessReport[];
}

/**
 * The average guess is computed from every fifth player, in order of id. It differs from the average of all players by
 * about 6%; computing that would block a phone for a second.
 */
const SAMPLE = 5;

/**
 * Computes the coach's report on a finished round of Career Path: how many players each guess left, compared with an
 * average guess. Uses only the clues of the guesses, not the open stops: two stops would identify most players.
 *
 * @param careers all players who can be guessed
 * @param secret id of the answer
 * @param guesses ids in the order they were made
 * @throws RangeError if the answer is not among `careersRoute`
 */
export function buildCareerCoachReport(
  careers: ReadonlyMap<number, Career>,
  secret: number,
  guesses: readonly number[],
): CareerCoachReport {
  const byId = new Map([...careers].map(([id, career]) => [id, toComparableCareer(career)]));
  const answer = byId.get(secret);
  if (answer === undefined) throw new RangeError(`nobody who can be guessed has the id ${secret}`);
  const everyone = [...byId.values()];
  const sample = everyone.filter((_, place) => place % SAMPLE === 0);
  const told: { by: ComparableCareer; common: CareerClues }[] = [];
  let field: readonly ComparableCareer[] = everyone;
  const coached: CareerGuessReport[] = [];
  for (const id of guesses) {
    const guess = byId.get(id);
    if (guess === undefined) continue;
    const ruledOutBy =
      told.map(({ by, common }) => findCareerContradiction(guess, by, common)).find((name) => name !== null) ?? null;
    const common = compareCareers(answer, guess);
    const average = sample.reduce((sum, other) => sum + countLeft(field, answer, other), 0) / sample.length;
    field = field.filter((candidate) => findCareerContradiction(candidate, guess, common) === null);
    told.push({ by: guess, common });
    coached.push({ guess: id, left: field.length, average: Math.round(average), ruledOutBy });
  }
  return { total: everyone.length, guesses: coached };
}

function countLeft(field: readonly ComparableCareer[], answer: ComparableCareer, guess: ComparableCareer): number {
  const common = compareCareers(answer, guess);
  let left = 0;
  for (const candidate of field) if (findCareerContradiction(candidate, guess, common) === null) left++;
  return left;
}
