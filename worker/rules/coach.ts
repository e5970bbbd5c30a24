import { allows, compare, contradiction } from "./classic.ts";
import { CLUES, type ClassicClue, type ClueName } from "./clues.ts";
import type { Mark } from "./mark.ts";
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

/** One clue of one guess, as a reason why so few are left. */
export interface Reason {
  clue: ClueName;
  mark: Mark;
  /** Whose clue it is. */
  guess: number;
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
    const average = averageLeft(field, answer, everyone);
    field = field.filter((candidate) => contradiction(candidate, guess, clue) === null);
    told.push({ by: guess, clue });
    coached.push({ guess: id, left: field.length, average: Math.round(average), ruledOutBy });
  }
  return { total: everyone.length, guesses: coached };
}

/** Clues that go by one value of the guess, of which there are few: those with the fewest first. */
const SHARED = ["conference", "position", "country", "age"] as const satisfies readonly ClueName[];
const OWN = CLUES.filter((name) => !SHARED.some((shared) => shared === name));

/**
 * How many of a field a guess would have left on average. Everybody against everybody is close to a million pairs, which
 * a phone would be seen to count; so that guesses with the same values leave the same, which is looked up but once.
 */
function averageLeft(field: readonly Candidate[], answer: Candidate, guesses: readonly Candidate[]): number {
  const leftBy = new Map<string, readonly Candidate[]>();
  let sum = 0;
  for (const guess of guesses) {
    const clue = compare(answer, guess);
    let left = field;
    let values = "";
    for (const name of SHARED) {
      values += `${guess[name]} `;
      const before = left;
      left = leftBy.get(values) ?? before.filter((candidate) => allows(name, clue[name], candidate, guess));
      leftBy.set(values, left);
    }
    for (const candidate of left) if (OWN.every((name) => allows(name, clue[name], candidate, guess))) sum++;
  }
  return sum / guesses.length;
}

/** More than so many in one sentence, and nobody reads it. */
const MOST_REASONS = 5;

/** What says most at once comes first where two rule out as many. */
const TELLING = { match: 0, near: 1, miss: 2 } as const;

/**
 * Why so few were left after some guesses: the fewest clues that rule out everybody else, those that say what the
 * answer is before those that say what it is not. Empty where nobody was ruled out, or where it took too many.
 *
 * @param guesses ids of the guesses until then, in the order they were made
 */
export function reasonsFor(facts: Facts, secret: number, guesses: readonly number[]): Reason[] {
  const answer = facts.candidates.get(secret);
  const made = guesses.map((id) => facts.candidates.get(id)).filter((guess) => guess !== undefined);
  if (answer === undefined) return [];
  const told = made
    .flatMap((guess) => {
      const clue = compare(answer, guess);
      return CLUES.flatMap((name) => {
        const mark = clue[name];
        return mark === null ? [] : [{ name, mark, guess }];
      });
    })
    .toSorted((a, b) => TELLING[a.mark.verdict] - TELLING[b.mark.verdict]);
  type Told = (typeof told)[number];
  const rulesOut = ({ name, mark, guess }: Told, candidate: Candidate): boolean =>
    !allows(name, mark, candidate, guess);

  // Who could not be the answer, and by which few clues one sees it: each time the one that rules out most of the rest.
  const excluded = [...facts.candidates.values()].filter((candidate) => told.some((one) => rulesOut(one, candidate)));
  let open = excluded;
  let chosen: Told[] = [];
  while (open.length > 0) {
    const counts = told.map((one) => open.filter((candidate) => rulesOut(one, candidate)).length);
    const best = told[counts.indexOf(Math.max(...counts))];
    if (best === undefined) break;
    open = open.filter((candidate) => !rulesOut(best, candidate));
    chosen.push(best);
  }
  // What was chosen early may have become needless by what came later.
  for (const one of chosen) {
    const others = chosen.filter((other) => other !== one);
    if (excluded.every((candidate) => others.some((other) => rulesOut(other, candidate)))) chosen = others;
  }
  if (chosen.length > MOST_REASONS) return [];
  return told
    .filter((one) => chosen.includes(one))
    .map(({ name, mark, guess }) => ({ clue: name, mark, guess: guess.id }));
}
