import { compareCareers, findCareerContradiction, toComparableCareer, type CareerClueName } from "./clues.ts";
import type { Career } from "./careers.ts";
import { averageLeftBy, buildCoachReport, type CoachReport } from "../shared/coach.ts";
import { ANSWER_POOL } from "../shared/draw.ts";

/** The average guess is of every fifth player by id, about 6% off. All players would block a phone for a second. */
const SAMPLE = 5;

const comparison = { compare: compareCareers, findContradiction: findCareerContradiction };

/**
 * Computes the coach's report from the clues of the guesses, in their order: two open stops would identify most
 * players. @throws RangeError if the answer is not among `careers`
 */
export function buildCareerCoachReport(
  careers: ReadonlyMap<number, Career>,
  secret: number,
  guesses: readonly number[],
  renownOf: (id: number) => number,
): CoachReport<CareerClueName> {
  const players = new Map([...careers].map(([id, career]) => [id, toComparableCareer(career)]));
  const sample = [...players.values()].filter((_, place) => place % SAMPLE === 0);
  return buildCoachReport(players, secret, guesses, players.keys(), {
    ...comparison,
    bestKnown: [...careers.keys()].sort((one, other) => renownOf(other) - renownOf(one)).slice(0, ANSWER_POOL),
    averageLeft: (field, answer) => averageLeftBy(sample, field, answer, comparison),
  });
}
