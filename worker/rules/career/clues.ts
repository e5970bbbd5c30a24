import type { ClueVerdict, Verdict } from "../shared/verdict.ts";

/**
 * The clues of a guess in Career Path, in the order of the board and of a share row. In a file of its own, so that the
 * board need not load the comparison.
 */
export const CAREER_CLUES = ["clubs", "position", "country", "debut", "together"] as const;

export type CareerClueName = (typeof CAREER_CLUES)[number];

/** One of the guessed player's clubs. */
export interface ComparedClub {
  team: string;
  /** Whether the answer played for it as well, under any name it had in that town. */
  isShared: boolean;
}

/** The clues of one guess. For clubs and seasons: match is all of the answer's, near some, miss none. */
export interface CareerClues {
  /** The guessed player's clubs in the order of his career, each town once. */
  clubs: { verdict: Verdict; of: ComparedClub[] };
  /** Near if both are forwards. */
  position: ClueVerdict;
  country: ClueVerdict;
  /** His first season. Near within three years. */
  debut: ClueVerdict;
  /** The seasons in which both played in the league. */
  together: { verdict: Verdict; seasons: number };
}
