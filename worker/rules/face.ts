import type { Game } from "./game.ts";
import { MEASURES } from "./measures.ts";
import { candidateOf, type Facts, type Position } from "./player.ts";
import { acceptPlayer, drawPlayer, practisePlayer } from "./pool.ts";

/**
 * Face Reveal: six guesses at a face, which gets finer with each miss. A guess is a player's id, or
 * {@link SKIP}: a finer stage for the price of a guess.
 */
export const SKIP = "skip";
export type FaceGuess = number | typeof SKIP;

/** How many columns of pixels each stage has; after the last one there is only the picture itself (GAMES.md). */
export const STAGE_COLUMNS = [6, 9, 14, 22, 36, 64] as const;

/** Misses, skips among them, after which a hint is given. */
export const HINTS = { position: 3, country: 5 } as const;

/** A PNG in base64. */
export type Png = string;

/** What is made of a player's picture as he is dealt. */
export interface FaceEvidence {
  /** One picture for each of {@link STAGE_COLUMNS}, coarse to fine. */
  stages: readonly Png[];
  /** The photograph itself, for the end; null when there is none, and the stages are of a drawn sweater. */
  picture: Png | null;
}

export interface FaceSeen {
  /** The stages up to now, none finer than has been paid for. */
  stages: readonly Png[];
  /** Whether they are of a drawing, because there is no photograph. */
  drawn: boolean;
  position: Position | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

export interface FaceClue {
  verdict: "match" | "miss";
}

export interface FaceAnswer {
  player: number;
  /** His photograph; null when there is none. */
  picture: Png | null;
}

export const face: Game<Facts, number, FaceEvidence, FaceGuess, FaceClue, FaceSeen, FaceAnswer> = {
  ...MEASURES.face,
  canStop: false,
  deal: drawPlayer,
  practise: practisePlayer,
  key: String,
  accept: ({ facts }, raw, earlier) => (raw === SKIP ? { ok: true, guess: SKIP } : acceptPlayer(facts, raw, earlier)),
  solves: ({ secret }, guess) => secret === guess,
  judge: ({ secret }, guess) => ({ verdict: secret === guess ? "match" : "miss" }),
  reveal({ facts, secret, evidence: { stages, picture } }, guesses, isOver) {
    const { position, country } = candidateOf(facts, secret);
    const misses = guesses.filter((guess) => guess !== secret).length;
    return {
      stages: isOver ? stages : stages.slice(0, misses + 1),
      drawn: picture === null,
      position: isOver || misses >= HINTS.position ? position : null,
      country: isOver || misses >= HINTS.country ? country : null,
    };
  },
  answer: ({ secret, evidence: { picture } }) => ({ player: secret, picture }),
};
