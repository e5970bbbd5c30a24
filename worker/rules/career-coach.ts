import type { CareerClueName, InCommon } from "./career-clues.ts";
import { comparedOf, contradictionIn, inCommon, type Compared } from "./in-common.ts";
import type { Career } from "./careers.ts";

/** What the coach has to say about one guess. */
export interface CoachedCareer {
  guess: number;
  /** Players who could still be the answer after it. */
  left: number;
  /** Players an average guess would have left at this point, see {@link SAMPLE}. */
  average: number;
  /** The clue that had already ruled the guess out; null when it could have been the answer. */
  ruledOutBy: CareerClueName | null;
}

export interface CareerCoachReport {
  /** Everybody who could be guessed. */
  total: number;
  guesses: CoachedCareer[];
}

/**
 * An average guess is the average of every fifth that could be made, in order of id. Of them all it would be the same to
 * some six in a hundred, and keep a phone busy for a second.
 */
const SAMPLE = 5;

/**
 * Looks back on a finished round of Career Path: how far each guess narrowed the field, next to what an average guess
 * would have done. It goes by what the guesses told alone: with every stay of everybody in mind two open stops would be
 * enough, and nobody has them.
 *
 * @param careers everybody who can be guessed
 * @param secret id of the answer
 * @param guesses ids in the order they were made
 * @throws RangeError for an answer who cannot be guessed
 */
export function coachCareer(
  careers: ReadonlyMap<number, Career>,
  secret: number,
  guesses: readonly number[],
): CareerCoachReport {
  const byId = new Map([...careers].map(([id, career]) => [id, comparedOf(career)]));
  const answer = byId.get(secret);
  if (answer === undefined) throw new RangeError(`nobody who can be guessed has the id ${secret}`);
  const everyone = [...byId.values()];
  const sample = everyone.filter((_, place) => place % SAMPLE === 0);
  const told: { by: Compared; common: InCommon }[] = [];
  let field: readonly Compared[] = everyone;
  const coached: CoachedCareer[] = [];
  for (const id of guesses) {
    const guess = byId.get(id);
    if (guess === undefined) continue;
    const ruledOutBy =
      told.map(({ by, common }) => contradictionIn(guess, by, common)).find((name) => name !== null) ?? null;
    const common = inCommon(answer, guess);
    const average = sample.reduce((sum, other) => sum + countLeft(field, answer, other), 0) / sample.length;
    field = field.filter((candidate) => contradictionIn(candidate, guess, common) === null);
    told.push({ by: guess, common });
    coached.push({ guess: id, left: field.length, average: Math.round(average), ruledOutBy });
  }
  return { total: everyone.length, guesses: coached };
}

function countLeft(field: readonly Compared[], answer: Compared, guess: Compared): number {
  const common = inCommon(answer, guess);
  let left = 0;
  for (const candidate of field) if (contradictionIn(candidate, guess, common) === null) left++;
  return left;
}
