import type { Game } from "../shared/game.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer, type Position } from "../league/player.ts";
import { drawPracticePlayer, drawRosteredPlayer, playerGame } from "../league/player-pool.ts";
import { revealSweater, type SweaterPuzzleData, type SweaterAnswer, type SweaterRevealed } from "./sweater.ts";
import { compareFacts, type SweaterFact } from "./sweater-facts.ts";
import { FACE_HINTS, SKIP } from "./stages.ts";
import { SWEATER_STAGES } from "./sweater-stages.ts";

/**
 * Face Reveal: six guesses at a photograph, or without one at a sweater (sweater.ts). Rules: docs/games.md. A guess is
 * a player id, or {@link SKIP}, which opens the next stage at the cost of a guess.
 */
export type FaceGuess = number | typeof SKIP;

/** A PNG in base64. */
export type PngBase64 = string;

/** The kind of a round. It is public, and fixed when the puzzle is dealt. */
export type FaceKind = "pixels" | "sweater";

/** Puzzle data made from a player's photograph. */
export interface PhotographStages {
  /** One picture for each of {@link STAGE_COLUMNS}, coarse to fine. */
  stages: readonly PngBase64[];
  /** The photograph, shown at the end. */
  picture: PngBase64;
  sweater?: never;
}

/** Puzzle data about the answer: a photograph or, if there is none, his sweater. */
export type FacePuzzleData = PhotographStages | { stages: readonly []; picture: null; sweater: SweaterPuzzleData };

export interface FaceRevealed {
  /** The stages up to now; empty for a Sweater Reveal. */
  stages: readonly PngBase64[];
  /** The facts revealed so far; absent if the round shows a photograph. */
  sweater?: SweaterRevealed;
  position: Position | null;
  country: string | null;
}

export interface FaceClue {
  verdict: "match" | "miss";
  /** Whether the guessed player's conference is the answer's. Absent for a skip, and where a sweater hides a player. */
  conference?: "match" | "miss";
  /** How the guess compares with a sweater, by the facts shown so far. Absent for a photograph. */
  facts?: SweaterFact[];
}

export interface PhotographAnswer {
  player: number;
  picture: PngBase64;
  sweater?: never;
}

/** The player with his photograph or, if there is none, all facts about him. */
export type FaceAnswer = PhotographAnswer | { player: number; picture: null; sweater: SweaterAnswer };

export const faceKindOf = ({ picture }: FacePuzzleData): FaceKind => (picture === null ? "sweater" : "pixels");

export const face: Game<RosterFacts, number, FacePuzzleData, FaceGuess, FaceClue, FaceRevealed, FaceAnswer> = {
  ...GAME_CONFIG.face,
  ...playerGame,
  deal: drawRosteredPlayer,
  dealPractice: drawPracticePlayer,
  variantOf: faceKindOf,
  accept: (puzzle, raw, earlier) =>
    raw === SKIP ? { ok: true, guess: SKIP } : playerGame.accept(puzzle, raw, earlier),
  judge({ facts, secret, data: { sweater } }, guess, guesses = [guess], isOver = false) {
    const verdict = secret === guess ? "match" : "miss";
    if (sweater === undefined) {
      if (guess === SKIP) return { verdict };
      const [his, guessed] = [findPlayer(facts, secret), findPlayer(facts, guess)];
      return { verdict, conference: his.conference === guessed.conference ? "match" : "miss" };
    }
    if (guess === SKIP) return { verdict, facts: [] };
    // A fact that is not shown yet has no verdict: it would tell more than has been paid for.
    const stages = isOver ? SWEATER_STAGES.length : guesses.filter((each) => each !== secret).length + 1;
    return { verdict, facts: compareFacts(facts, sweater.known, secret, guess, stages) };
  },
  reveal({ facts, secret, data }, guesses, isOver) {
    const { position, country } = findPlayer(facts, secret);
    const wrong = guesses.filter((guess) => guess !== secret);
    const misses = wrong.length;
    return {
      ...stagesRevealed(data, wrong, isOver ? Infinity : misses + 1),
      position: isOver || misses >= FACE_HINTS.position ? position : null,
      country: isOver || misses >= FACE_HINTS.country ? country : null,
    };
  },
  answer({ secret, data }) {
    if (data.picture !== null) return { player: secret, picture: data.picture };
    const { digits, told } = data.sweater;
    return { player: secret, picture: null, sweater: { digits, told } };
  },
};

/** Returns the stages reached, or all if there are fewer. */
function stagesRevealed(
  { stages, sweater }: FacePuzzleData,
  wrong: readonly FaceGuess[],
  reached: number,
): Pick<FaceRevealed, "stages" | "sweater"> {
  if (sweater === undefined) return { stages: stages.slice(0, reached) };
  return { stages, sweater: revealSweater(sweater, wrong, Math.min(reached, SWEATER_STAGES.length)) };
}
