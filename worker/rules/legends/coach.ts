import type { LegendsClue, LegendsClueName } from "./clues.ts";
import {
  compareLegends,
  LEGENDS_RULES as rules,
  practicePoolOfLegends,
  type Legend,
  type LegendsFacts,
} from "./legends.ts";
import type { PracticeFilter } from "../shared/game.ts";
import { averageLeftBy, buildCoachReport, type CoachReport } from "../shared/coach.ts";

/**
 * The average guess is computed from the best-known players, whom visitors guess, and from at most so many of the
 * players left, evenly spread: a Worker has 10 ms for a request.
 */
const AVERAGE_OF = { guesses: 30, left: 300 };

/**
 * Returns the clue that rules out `candidate` as the answer; null if none does. The clues that rule out most players come
 * first. Not a loop over names, which takes three times as long.
 */
function findLegendsContradiction(
  candidate: Legend,
  guess: Legend,
  marks: LegendsClue["marks"],
): LegendsClueName | null {
  // Equal verdicts are identical.
  if (rules.debut(candidate, guess) !== marks.debut) return "debut";
  if (rules.last(candidate, guess) !== marks.last) return "last";
  if (rules.games(candidate, guess) !== marks.games) return "games";
  if (rules.points(candidate, guess) !== marks.points) return "points";
  if (rules.overall(candidate, guess) !== marks.overall) return "overall";
  if (rules.honours(candidate, guess) !== marks.honours) return "honours";
  if (rules.position(candidate, guess) !== marks.position) return "position";
  if (rules.country(candidate, guess) !== marks.country) return "country";
  return rules.club(candidate, guess) === marks.club ? null : "club";
}

const comparison = { compare: compareLegends, findContradiction: findLegendsContradiction };

/**
 * Computes the coach's report on a finished round of Legends.
 *
 * @param secret id of the answer
 * @param guesses ids in the order they were made
 * @param filter the filter of a practice round, which limits the players who could be the answer
 * @throws RangeError if the answer is not in the facts
 */
export function buildLegendsCoachReport(
  facts: LegendsFacts,
  secret: number,
  guesses: readonly number[],
  filter?: PracticeFilter,
): CoachReport<LegendsClueName> {
  const sample = facts.bestKnown(AVERAGE_OF.guesses, 0).map((id) => facts.legend(id));
  const possible = filter === undefined ? facts.ids : practicePoolOfLegends(facts, filter);
  return buildCoachReport(facts.everyone(), secret, guesses, possible, {
    ...comparison,
    averageLeft(field, answer) {
      const step = Math.ceil(field.length / AVERAGE_OF.left);
      const counted = field.filter((_, place) => place % step === 0);
      return (averageLeftBy(sample, counted, answer, comparison) * field.length) / counted.length;
    },
  });
}
