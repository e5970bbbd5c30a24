import type { Game } from "./game.ts";
import { MEASURES } from "./measures.ts";
import { candidateOf, type Facts, type Position } from "./player.ts";
import { acceptPlayer, drawPlayer, practisePlayer } from "./pool.ts";
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

/** What is made of a player's picture as he is dealt. */
export interface PixelEvidence {
  /** One picture for each of {@link STAGE_COLUMNS}, coarse to fine. */
  stages: readonly Png[];
  /** The photograph itself, for the end; null where the stages are of a drawn sweater: so were days without one dealt once. */
  picture: Png | null;
}

/** What a day is dealt of for which no photograph can be had. */
export interface SweaterEvidence {
  sweater: Sweater;
}

export type FaceEvidence = PixelEvidence | SweaterEvidence;

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
export const kindOf = (evidence: FaceEvidence): FaceKind => ("sweater" in evidence ? "sweater" : "pixels");

export const face: Game<Facts, number, FaceEvidence, FaceGuess, FaceClue, FaceSeen, FaceAnswer> = {
  ...MEASURES.face,
  canStop: false,
  deal: drawPlayer,
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
  answer({ secret, evidence }) {
    if (!("sweater" in evidence)) return { player: secret, picture: evidence.picture };
    const { digits, told } = evidence.sweater;
    return { player: secret, picture: null, sweater: { digits, told } };
  },
};

/** So many stages, or as many as there are. */
function seenOf(
  evidence: FaceEvidence,
  wrong: readonly FaceGuess[],
  reached: number,
): Pick<FaceSeen, "stages" | "drawn" | "sweater"> {
  if ("sweater" in evidence)
    return {
      stages: [],
      drawn: false,
      sweater: sweaterSeen(evidence.sweater, wrong, Math.min(reached, SWEATER_STAGES.length)),
    };
  const { stages, picture } = evidence;
  return { stages: stages.slice(0, reached), drawn: picture === null };
}
