import { candidateOf, compare, contradiction, type ClassicClue } from "#rules/classic";
import type { Candidate, Facts } from "#rules/player";

/** A guess of the teaser and what it told. */
export interface PlayedGuess {
  player: Candidate;
  clue: ClassicClue;
}

/** A teaser with more misses than this is too long to watch. */
const MOST_MISSES = 5;

/**
 * Plays a Classic as a fan would: each guess is the best known player who can still be the answer.
 * The answer himself comes last, once nobody else is left or the teaser is long enough.
 *
 * @param answer player id
 */
export function playBack(facts: Facts, answer: number): PlayedGuess[] {
  const hidden = candidateOf(facts, answer);
  const judged = (player: Candidate): PlayedGuess => ({ player, clue: compare(hidden, player) });
  const misses: PlayedGuess[] = [];
  let possible = facts.byFame.filter((id) => id !== answer).map((id) => candidateOf(facts, id));
  while (misses.length < MOST_MISSES) {
    const [best] = possible;
    if (best === undefined) break;
    const miss = judged(best);
    misses.push(miss);
    possible = possible.filter((player) => player !== best && contradiction(player, best, miss.clue) === null);
  }
  return [...misses, judged(hidden)];
}
