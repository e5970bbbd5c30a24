import { CLUES, type ClassicClue, type ClueName } from "./clues.ts";
import type { Game } from "../shared/game.ts";
import { givenUp, heldBy } from "./hard-mode.ts";
import { hintAt } from "./hint.ts";
import { MATCH, MISS, NEAR, markNumber, markPosition, sameOrMiss, type Mark } from "../shared/verdict.ts";
import { MEASURES } from "../shared/game-config.ts";
import { candidateOf, type Candidate, type Facts } from "../league/rostered-players.ts";
import { acceptPlayer, drawRostered, practisePlayer } from "../league/player-pool.ts";

/** NHL Classic and Unlimited: seven guesses at a player. Answer and guesses are player ids. Rules: docs/games.md. */
const rules = {
  team: (answer, guess) => (answer.team === guess.team ? MATCH : answer.clubs.includes(guess.team) ? NEAR : MISS),
  conference: (answer, guess) => sameOrMiss(answer.conference, guess.conference),
  number: (answer, guess) => markKnown("number", answer, guess, 5),
  position: (answer, guess) => markPosition(answer.position, guess.position),
  country: (answer, guess) => sameOrMiss(answer.country, guess.country),
  age: (answer, guess) => markNumber(answer.age, guess.age, 2),
  overall: (answer, guess) => markNumber(answer.overall, guess.overall, 10),
  // 10% of the value shown to the player, so that they can work out the bounds.
  points: (answer, guess) => markKnown("points", answer, guess, Math.max(10, (guess.points ?? 0) / 10)),
} satisfies Record<ClueName, (answer: Candidate, guess: Candidate) => Mark | null>;

/** Compares values that may be unknown: returns null if one is, except for the answer itself. */
function markKnown(name: "number" | "points", answer: Candidate, guess: Candidate, within: number): Mark | null {
  if (answer.id === guess.id) return MATCH;
  return answer[name] === null || guess[name] === null ? null : markNumber(answer[name], guess[name], within);
}

/** Returns the clues of a guess. */
export const compare = (answer: Candidate, guess: Candidate): ClassicClue =>
  Object.fromEntries(CLUES.map((name) => [name, rules[name](answer, guess)])) as ClassicClue;

/** Returns the first clue that rules out `candidate` as the answer, given the clues of a guess; null if none does. */
export function contradiction(candidate: Candidate, guess: Candidate, clue: ClassicClue): ClueName | null {
  for (const name of CLUES) if (!allows(name, clue[name], candidate, guess)) return name;
  return null;
}

/** Returns whether `candidate` can be the answer, given one clue of a guess. */
export function allows(name: ClueName, seen: Mark | null, candidate: Candidate, guess: Candidate): boolean {
  const would = rules[name](candidate, guess);
  return would?.verdict === seen?.verdict && would?.arrow === seen?.arrow;
}

export const classic: Game<Facts, number, null, number, ClassicClue, null, { player: number }> = {
  ...MEASURES.classic,
  canStop: false,
  deal: drawRostered,
  practise: practisePlayer,
  choose: (facts, raw) => (typeof raw === "number" && facts.candidates.has(raw) ? raw : null),
  key: String,
  accept: ({ facts }, raw, earlier) => acceptPlayer(facts, raw, earlier),
  solves: ({ secret }, guess) => secret === guess,
  judge: ({ facts, secret }, guess) => compare(candidateOf(facts, secret), candidateOf(facts, guess)),
  reveal: () => null,
  hint: ({ facts, secret }, guesses) => hintAt(facts, secret, guesses),
  givesUp({ facts, secret }, guess, earlier) {
    const answer = candidateOf(facts, secret);
    const made = earlier.map((id) => candidateOf(facts, id));
    return givenUp(heldBy(made.map((by) => ({ guess: by, clue: compare(answer, by) }))), candidateOf(facts, guess));
  },
  answer: ({ secret }) => ({ player: secret }),
};
