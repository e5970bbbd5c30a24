import type { Game } from "./game.ts";
import { MEASURES } from "./measures.ts";
import { candidateOf, type Facts, type Position } from "./player.ts";
import { acceptPlayer, drawRostered, practisePlayer } from "./pool.ts";
import { sweaterSeen, type Sweater, type SweaterAnswer, type SweaterSeen } from "./sweater.ts";
import { SWEATER_STAGES } from "./sweater-stages.ts";

/**
 * Face Reveal: six guesses at a face, which gets finer with each miss; where there is no photograph, at the sweater of
 * a player, which tells more with each (sweater.ts). A guess is a player's id, or {@link SKIP}: the next stage for the
 * price of a guess.
 */
export const SKIP = "skip";
export type FaceGuess = number | typeof SKIP;

/** How many columns of pixels each stage has; after the last one there is only the picture itself (GAMES.md). */
export const STAGE_COLUMNS = [6, 9, 14, 22, 36, 64] as const;

/** Misses, skips among them, after which a hint is given. */
export const HINTS = { position: 3, country: 5 } as const;

/** A PNG in base64. */
export type Png = string;

/** Which of the two a day or a round is. It is no secret, and stands fixed with what was dealt. */
export type FaceKind = "pixels" | "sweater";

/** What is made of a player's photograph. */
export interface PixelEvidence {
  /** One picture for each of {@link STAGE_COLUMNS}, coarse to fine; none where a sweater tells. */
  stages: readonly Png[];
  /** The photograph itself, for the end; null where there is none. The stages of such days were of a drawing once. */
  picture: Png | null;
}

/** What is gathered about a player as he is dealt. */
export interface FaceEvidence extends PixelEvidence {
  /** What tells of him where no photograph can be had; absent where pixels hide a face. */
  sweater?: Sweater;
}

export interface FaceSeen {
  /** The stages of a face up to now, none finer than has been paid for; of a sweater none. */
  stages: readonly Png[];
  /** Whether they are of a drawing, because there was no photograph. */
  drawn: boolean;
  /** What a sweater tells by now; absent where pixels hide a face. */
  sweater?: SweaterSeen;
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
  /** All that his sweater tells; absent where pixels hid a face. */
  sweater?: SweaterAnswer;
}

/** Which of the two was dealt. */
export const kindOf = (evidence: FaceEvidence): FaceKind => (evidence.sweater === undefined ? "pixels" : "sweater");

export const face: Game<Facts, number, FaceEvidence, FaceGuess, FaceClue, FaceSeen, FaceAnswer> = {
  ...MEASURES.face,
  canStop: false,
  deal: drawRostered,
  practise: practisePlayer,
  key: String,
  accept: ({ facts }, raw, earlier) => (raw === SKIP ? { ok: true, guess: SKIP } : acceptPlayer(facts, raw, earlier)),
  solves: ({ secret }, guess) => secret === guess,
  judge: ({ secret }, guess) => ({ verdict: secret === guess ? "match" : "miss" }),
  reveal({ facts, secret, evidence }, guesses, isOver) {
    const { position, country } = candidateOf(facts, secret);
    const wrong = guesses.filter((guess) => guess !== secret);
    const misses = wrong.length;
    return {
      ...seenOf(evidence, wrong, isOver ? Infinity : misses + 1),
      position: isOver || misses >= HINTS.position ? position : null,
      country: isOver || misses >= HINTS.country ? country : null,
    };
  },
  answer({ secret, evidence: { picture, sweater } }) {
    if (sweater === undefined) return { player: secret, picture };
    const { digits, told } = sweater;
    return { player: secret, picture, sweater: { digits, told } };
  },
};

/** So many stages, or as many as there are. */
function seenOf(
  { stages, picture, sweater }: FaceEvidence,
  wrong: readonly FaceGuess[],
  reached: number,
): Pick<FaceSeen, "stages" | "drawn" | "sweater"> {
  if (sweater === undefined) return { stages: stages.slice(0, reached), drawn: picture === null };
  return { stages, drawn: false, sweater: sweaterSeen(sweater, wrong, Math.min(reached, SWEATER_STAGES.length)) };
}
