import type { Game } from "../shared/game.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import { findCandidate, type RosterFacts, type Position } from "../league/rostered-players.ts";
import { acceptPlayer, drawRosteredPlayer, drawPracticePlayer } from "../league/player-pool.ts";
import { revealSweater, type SweaterPuzzleData, type SweaterAnswer, type SweaterRevealed } from "./sweater.ts";
import { compareFacts, type SweaterFact } from "./sweater-facts.ts";
import { FACE_HINTS, SKIP } from "./stages.ts";
import { SWEATER_STAGES } from "./sweater-stages.ts";

/**
 * Face Reveal: six guesses at a photograph that gets sharper with each miss. If there is no photograph, the day is a
 * Sweater Reveal (sweater.ts). A guess is a player id, or {@link SKIP}, which opens the next stage at the cost of a
 * guess. Rules: docs/games.md.
 */
export type FaceGuess = number | typeof SKIP;

/** A PNG in base64. */
export type PngBase64 = string;

/** The kind of a round. It is public, and fixed when the puzzle is dealt. */
export type FaceKind = "pixels" | "sweater";

/** Puzzle data made from a player's photograph. */
export interface PhotographStages {
  /** One picture for each of {@link STAGE_COLUMNS}, coarse to fine; empty for a Sweater Reveal. */
  stages: readonly PngBase64[];
  /** The photograph, shown at the end; null if there is none. */
  picture: PngBase64 | null;
}

/** Puzzle data about the answer. */
export interface FacePuzzleData extends PhotographStages {
  /** Absent if the round shows a photograph. */
  sweater?: SweaterPuzzleData;
}

export interface FaceRevealed {
  /** The stages up to now; empty for a Sweater Reveal. */
  stages: readonly PngBase64[];
  /** Whether the stages show a drawing, because there was no photograph. */
  drawn: boolean;
  /** The facts revealed so far; absent if the round shows a photograph. */
  sweater?: SweaterRevealed;
  position: Position | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

export interface FaceClue {
  verdict: "match" | "miss";
  /**
   * How the guess compares with a sweater, by the facts shown so far; of a skip none. Absent where pixels hide a face.
   */
  facts?: SweaterFact[];
}

export interface FaceAnswer {
  player: number;
  /** The photograph; null if there is none. */
  picture: PngBase64 | null;
  /** All facts; absent if the round showed a photograph. */
  sweater?: SweaterAnswer;
}

/** Returns the kind of a round. */
export const faceKindOf = (evidence: FacePuzzleData): FaceKind =>
  evidence.sweater === undefined ? "pixels" : "sweater";

export const face: Game<RosterFacts, number, FacePuzzleData, FaceGuess, FaceClue, FaceRevealed, FaceAnswer> = {
  ...GAME_CONFIG.face,
  canStop: false,
  deal: drawRosteredPlayer,
  dealPractice: drawPracticePlayer,
  variantOf: faceKindOf,
  answerKey: String,
  accept: ({ facts }, raw, earlier) => (raw === SKIP ? { ok: true, guess: SKIP } : acceptPlayer(facts, raw, earlier)),
  solves: ({ secret }, guess) => secret === guess,
  judge({ facts, secret, evidence: { sweater } }, guess, guesses = [guess], isOver = false) {
    const verdict = secret === guess ? "match" : "miss";
    if (sweater === undefined) return { verdict };
    if (guess === SKIP) return { verdict, facts: [] };
    // A fact that is not shown yet has no verdict: it would tell more than has been paid for.
    const stages = isOver ? SWEATER_STAGES.length : guesses.filter((each) => each !== secret).length + 1;
    return { verdict, facts: compareFacts(facts, sweater.known, secret, guess, stages) };
  },
  reveal({ facts, secret, evidence }, guesses, isOver) {
    const { position, country } = findCandidate(facts, secret);
    const wrong = guesses.filter((guess) => guess !== secret);
    const misses = wrong.length;
    return {
      ...seenOf(evidence, wrong, isOver ? Infinity : misses + 1),
      position: isOver || misses >= FACE_HINTS.position ? position : null,
      country: isOver || misses >= FACE_HINTS.country ? country : null,
    };
  },
  answer({ secret, evidence: { picture, sweater } }) {
    if (sweater === undefined) return { player: secret, picture };
    const { digits, told } = sweater;
    return { player: secret, picture, sweater: { digits, told } };
  },
};

/** Returns the stages reached, or all if there are fewer. */
function seenOf(
  { stages, picture, sweater }: FacePuzzleData,
  wrong: readonly FaceGuess[],
  reached: number,
): Pick<FaceRevealed, "stages" | "drawn" | "sweater"> {
  if (sweater === undefined) return { stages: stages.slice(0, reached), drawn: picture === null };
  return { stages, drawn: false, sweater: revealSweater(sweater, wrong, Math.min(reached, SWEATER_STAGES.length)) };
}
