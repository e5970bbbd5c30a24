import { LEGENDS_CLUES, LEGENDS_RULES as rules, type Legend, type LegendsClue, type LegendsClueName } from "./clues.ts";
import { compareLegends, practicePoolOfLegends, type LegendsFacts } from "./legends.ts";
import type { PracticeFilter } from "../shared/game-config.ts";
import { averageLeftBy, buildCoachReport, type CoachReport } from "../shared/coach.ts";

/** The average is of the best-known players, and of a spread of the players left: a Worker has 10 ms for a request. */
const AVERAGE_OF = { guesses: 30, left: 300 };

/** The clues that are compared first, because they rule out most players, and last. */
const FIRST: readonly LegendsClueName[] = ["debut", "last", "games"];
const LAST: readonly LegendsClueName[] = ["position", "country", "club"];
const OTHERS = [...LEGENDS_CLUES.filter((name) => !FIRST.includes(name) && !LAST.includes(name)), ...LAST];

function findLegendsContradiction(
  candidate: Legend,
  guess: Legend,
  marks: LegendsClue["marks"],
): LegendsClueName | null {
  // Equal verdicts are identical. A loop over all clues takes three times as long.
  if (rules.debut(candidate, guess) !== marks.debut) return "debut";
  if (rules.last(candidate, guess) !== marks.last) return "last";
  if (rules.games(candidate, guess) !== marks.games) return "games";
  for (const name of OTHERS) if (rules[name](candidate, guess) !== marks[name]) return name;
  return null;
}

const comparison = { compare: compareLegends, findContradiction: findLegendsContradiction };

/**
 * Computes the coach's report on guesses in their order, among the players of a practice filter. @throws RangeError if
 * the answer is not in the facts
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
