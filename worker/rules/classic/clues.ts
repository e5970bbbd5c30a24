import { clueNames, type ClueRules } from "../shared/clues.ts";
import {
  MATCH,
  MISS,
  NEAR,
  compareExactly,
  compareNumbers,
  comparePositions,
  type ClueVerdict,
} from "../shared/verdict.ts";
import type { RosteredPlayer } from "../league/player.ts";

/** The clues of Classic, each named after the value that it compares. */
export const CLASSIC_RULES = {
  team: (answer, guess) => (answer.team === guess.team ? MATCH : answer.clubs.includes(guess.team) ? NEAR : MISS),
  conference: (answer, guess) => compareExactly(answer.conference, guess.conference),
  number: (answer, guess) => markKnown("number", answer, guess, 5),
  position: (answer, guess) => comparePositions(answer.position, guess.position),
  country: (answer, guess) => compareExactly(answer.country, guess.country),
  age: (answer, guess) => markKnown("age", answer, guess, 2),
  overall: (answer, guess) => compareNumbers(answer.overall, guess.overall, 10),
  // 10% of the value shown to the player, so that they can work out the bounds.
  points: (answer, guess) => markKnown("points", answer, guess, Math.max(10, (guess.points ?? 0) / 10)),
} satisfies ClueRules<RosteredPlayer>;

/** Compares values that may be unknown: returns null if one is, except for the answer itself. */
function markKnown(
  name: "number" | "age" | "points",
  answer: RosteredPlayer,
  guess: RosteredPlayer,
  within: number,
): ClueVerdict | null {
  if (answer.id === guess.id) return MATCH;
  return answer[name] === null || guess[name] === null ? null : compareNumbers(answer[name], guess[name], within);
}

export type ClassicClueName = keyof typeof CLASSIC_RULES;

export const CLASSIC_CLUES = clueNames(CLASSIC_RULES);

/** The verdicts of a guess by clue; null if a value is unknown and nothing is compared. */
export type ClassicVerdicts = Record<ClassicClueName, ClueVerdict | null>;

/** The verdicts of a guess in a round, which lacks clues that were added after the browser stored the round. */
export type ClassicClue = Partial<ClassicVerdicts>;
