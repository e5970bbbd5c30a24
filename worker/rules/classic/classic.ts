import { CLASSIC_CLUES, type ClassicClue, type ClassicClueName, type ClassicVerdicts } from "./clues.ts";
import type { Day } from "../shared/day.ts";
import type { RandomPick, RecentAnswers } from "../shared/draw.ts";
import type { Game } from "../shared/game.ts";
import { findUnmatchedClue, collectMatchedValues } from "./hard-mode.ts";
import { chooseHint } from "./hint.ts";
import {
  MATCH,
  MISS,
  NEAR,
  compareNumbers,
  comparePositions,
  compareExactly,
  type ClueVerdict,
} from "../shared/verdict.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import { findCandidate, type Candidate, type RosterFacts } from "../league/rostered-players.ts";
import { acceptPlayer, drawRosteredPlayer, drawPracticePlayer } from "../league/player-pool.ts";

/** NHL Classic and Unlimited: seven guesses at a player. Answer and guesses are player ids. Rules: docs/games.md. */
const rules = {
  team: (answer, guess) => (answer.team === guess.team ? MATCH : answer.clubs.includes(guess.team) ? NEAR : MISS),
  conference: (answer, guess) => compareExactly(answer.conference, guess.conference),
  number: (answer, guess) => markKnown("number", answer, guess, 5),
  position: (answer, guess) => comparePositions(answer.position, guess.position),
  country: (answer, guess) => compareExactly(answer.country, guess.country),
  age: (answer, guess) => markKnown("age", answer, guess, 2),
  overall: (answer, guess) => compareNumbers(answer.overall, guess.overall, 10),
  // 10% of the value shown to the player, so that they can work out the bounds.
  points: (answer, guess) => markKnown("points", answer, guess, Math.max(10, (guess.points ?? 0) / 10)),
} satisfies Record<ClassicClueName, (answer: Candidate, guess: Candidate) => ClueVerdict | null>;

/** Compares values that may be unknown: returns null if one is, except for the answer itself. */
function markKnown(
  name: "number" | "age" | "points",
  answer: Candidate,
  guess: Candidate,
  within: number,
): ClueVerdict | null {
  if (answer.id === guess.id) return MATCH;
  return answer[name] === null || guess[name] === null ? null : compareNumbers(answer[name], guess[name], within);
}

/** Returns the clues of a guess. */
export const comparePlayers = (answer: Candidate, guess: Candidate): ClassicVerdicts =>
  Object.fromEntries(CLASSIC_CLUES.map((name) => [name, rules[name](answer, guess)])) as ClassicVerdicts;

/** Returns the first clue that rules out `candidate` as the answer, given the clues of a guess; null if none does. */
export function findContradiction(
  candidate: Candidate,
  guess: Candidate,
  clue: ClassicVerdicts,
): ClassicClueName | null {
  for (const name of CLASSIC_CLUES) if (!isConsistentWith(name, clue[name], candidate, guess)) return name;
  return null;
}

/** Returns whether `candidate` can be the answer, given one clue of a guess. */
export function isConsistentWith(
  name: ClassicClueName,
  seen: ClueVerdict | null,
  candidate: Candidate,
  guess: Candidate,
): boolean {
  const would = rules[name](candidate, guess);
  return would?.verdict === seen?.verdict && would?.arrow === seen?.arrow;
}

/** After an answer without a number, which has a clue less, the next one comes after more than this many days. */
const NUMBERLESS_PAUSE_DAYS = 10;

/** Draws the answer of a day. */
function drawAnswer(facts: RosterFacts, day: Day, taken: RecentAnswers<string>, pick: RandomPick): number {
  const hasNoNumber = (id: number): boolean => facts.candidates.get(id)?.number === null;
  // Answers of other games are 0 days away.
  const mustPause = [...taken].some(
    ([id, days]) => days > 0 && days <= NUMBERLESS_PAUSE_DAYS && hasNoNumber(Number(id)),
  );
  return drawRosteredPlayer(facts, day, taken, pick, (id) => !(mustPause && hasNoNumber(id)));
}

export const classic: Game<RosterFacts, number, null, number, ClassicClue, null, { player: number }> = {
  ...GAME_CONFIG.classic,
  canStop: false,
  deal: drawAnswer,
  dealPractice: drawPracticePlayer,
  acceptPickedAnswer: (facts, raw) => (typeof raw === "number" && facts.candidates.has(raw) ? raw : null),
  answerKey: String,
  accept: ({ facts }, raw, earlier) => acceptPlayer(facts, raw, earlier),
  solves: ({ secret }, guess) => secret === guess,
  judge: ({ facts, secret }, guess) => comparePlayers(findCandidate(facts, secret), findCandidate(facts, guess)),
  reveal: () => null,
  hint: ({ facts, secret }, guesses) => chooseHint(facts, secret, guesses),
  hardModeRefusal({ facts, secret }, guess, earlier) {
    const answer = findCandidate(facts, secret);
    const made = earlier.map((id) => findCandidate(facts, id));
    return findUnmatchedClue(
      collectMatchedValues(made.map((by) => ({ guess: by, clue: comparePlayers(answer, by) }))),
      findCandidate(facts, guess),
    );
  },
  answer: ({ secret }) => ({ player: secret }),
};
