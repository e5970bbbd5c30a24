import type { Mark, Verdict } from "./mark.ts";

/**
 * The parts of what a guess at Career Path tells, in the order of the board and of a shared row. Apart from how they are
 * compared, which the board need not know.
 */
export const CAREER_CLUES = ["clubs", "position", "country", "debut", "together"] as const;

export type CareerClueName = (typeof CAREER_CLUES)[number];

/** One of the guessed player's clubs. */
export interface GuessedClub {
  team: string;
  /** Whether the answer played for it too, under whatever name it had in that town. */
  isShared: boolean;
}

/** Of clubs and of seasons, match is all of the answer's, near some of them, miss none. */
export interface InCommon {
  /** All clubs of the guessed player, in the order of his career, each town once. */
  clubs: { verdict: Verdict; of: GuessedClub[] };
  /** Near: both forwards. */
  position: Mark;
  country: Mark;
  /** His first season. Near within three years. */
  debut: Mark;
  /** The seasons in which both played in the league. */
  together: { verdict: Verdict; seasons: number };
}
