import { CLASSIC_CLUES, CLASSIC_RULES, type ClassicClue, type ClassicClueName, type ClassicVerdicts } from "./clues.ts";
import { compareClues } from "../shared/clues.ts";
import type { Day } from "../shared/day.ts";
import type { RandomPick, RecentAnswers } from "../shared/draw.ts";
import type { Game } from "../shared/game.ts";
import { findUnmatchedClue, collectMatchedValues } from "./hard-mode.ts";
import { chooseHint } from "./hint.ts";
import type { ClueVerdict } from "../shared/verdict.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer, type RosteredPlayer } from "../league/player.ts";
import { drawPracticePlayer, drawRosteredPlayer, playerGame } from "../league/player-pool.ts";

export const comparePlayers = (answer: RosteredPlayer, guess: RosteredPlayer): ClassicVerdicts =>
  compareClues(CLASSIC_RULES, answer, guess);

/** Returns the first clue that rules out `candidate` as the answer, given the clues of a guess; null if none does. */
export function findContradiction(
  candidate: RosteredPlayer,
  guess: RosteredPlayer,
  clue: ClassicVerdicts,
): ClassicClueName | null {
  for (const name of CLASSIC_CLUES) if (!isConsistentWith(name, clue[name], candidate, guess)) return name;
  return null;
}

/** Returns whether `candidate` can be the answer, given one clue of a guess. */
export function isConsistentWith(
  name: ClassicClueName,
  mark: ClueVerdict | null,
  candidate: RosteredPlayer,
  guess: RosteredPlayer,
): boolean {
  const would = CLASSIC_RULES[name](candidate, guess);
  return would?.verdict === mark?.verdict && would?.arrow === mark?.arrow;
}

/** After an answer without a number, which has a clue less, the next one comes after more than this many days. */
const NUMBERLESS_PAUSE_DAYS = 10;

function drawAnswer(facts: RosterFacts, day: Day, taken: RecentAnswers<string>, pick: RandomPick): number {
  const hasNoNumber = (id: number): boolean => facts.players.get(id)?.number === null;
  // Answers of other games are 0 days away.
  const mustPause = [...taken].some(
    ([id, days]) => days > 0 && days <= NUMBERLESS_PAUSE_DAYS && hasNoNumber(Number(id)),
  );
  return drawRosteredPlayer(facts, day, taken, pick, (id) => !(mustPause && hasNoNumber(id)));
}

/** NHL Classic and Unlimited: seven guesses at a player. Answer and guesses are player ids. Rules: docs/games.md. */
export const classic: Game<RosterFacts, number, null, number, ClassicClue, null, { player: number }> = {
  ...GAME_CONFIG.classic,
  ...playerGame,
  deal: drawAnswer,
  dealPractice: drawPracticePlayer,
  acceptPickedAnswer: (facts, raw) => (typeof raw === "number" && facts.players.has(raw) ? raw : null),
  judge: ({ facts, secret }, guess) => comparePlayers(findPlayer(facts, secret), findPlayer(facts, guess)),
  reveal: () => null,
  hint: ({ facts, secret }, guesses) => chooseHint(facts, secret, guesses),
  hardModeRefusal({ facts, secret }, guess, earlier) {
    const answer = findPlayer(facts, secret);
    const made = earlier.map((id) => findPlayer(facts, id));
    return findUnmatchedClue(
      collectMatchedValues(made.map((by) => ({ guess: by, clue: comparePlayers(answer, by) }))),
      findPlayer(facts, guess),
    );
  },
  answer: ({ secret }) => ({ player: secret }),
};
