import { CLUES, type ClassicClue, type ClueName } from "./clues.ts";
import type { Game } from "./game.ts";
import { givenUp, heldBy } from "./hard.ts";
import { hintAt } from "./hint.ts";
import { MATCH, MISS, NEAR, markNumber, markPosition, sameOrMiss, type Mark } from "./mark.ts";
import { MEASURES } from "./measures.ts";
import { candidateOf, type Candidate, type Facts } from "./player.ts";
import { acceptPlayer, drawRostered, practisePlayer } from "./pool.ts";

/**
 * NHL Classic and Unlimited: seven guesses at a secret player. Secret and guess are player ids.
 * The clues and their bounds are those of the table in GAMES.md.
 */
const rules = {
  team: (answer, guess) => (answer.team === guess.team ? MATCH : answer.clubs.includes(guess.team) ? NEAR : MISS),
  conference: (answer, guess) => sameOrMiss(answer.conference, guess.conference),
  number: (answer, guess) => markKnown("number", answer, guess, 5),
  position: (answer, guess) => markPosition(answer.position, guess.position),
  country: (answer, guess) => sameOrMiss(answer.country, guess.country),
  age: (answer, guess) => markNumber(answer.age, guess.age, 2),
  overall: (answer, guess) => markNumber(answer.overall, guess.overall, 10),
  // A tenth of the figure the player sees, so that he can work the bounds out himself.
  points: (answer, guess) => markKnown("points", answer, guess, Math.max(10, (guess.points ?? 0) / 10)),
} satisfies Record<ClueName, (answer: Candidate, guess: Candidate) => Mark | null>;

/** Compares a figure that may be unknown: nothing is compared with an unknown one, except the answer with itself. */
function markKnown(name: "number" | "points", answer: Candidate, guess: Candidate, within: number): Mark | null {
  if (answer.id === guess.id) return MATCH;
  return answer[name] === null || guess[name] === null ? null : markNumber(answer[name], guess[name], within);
}

/** Compares two players clue by clue. */
export const compare = (answer: Candidate, guess: Candidate): ClassicClue =>
  Object.fromEntries(CLUES.map((name) => [name, rules[name](answer, guess)])) as ClassicClue;

/**
 * The first clue by which `candidate` cannot be the answer, given what a guess told;
 * null when he still can.
 */
export function contradiction(candidate: Candidate, guess: Candidate, clue: ClassicClue): ClueName | null {
  for (const name of CLUES) if (!allows(name, clue[name], candidate, guess)) return name;
  return null;
}

/** Whether `candidate` can be the answer, given what one clue of a guess told. */
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
