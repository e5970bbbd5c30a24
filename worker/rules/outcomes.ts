import type { Result } from "./statistics.ts";

/** How the rounds of a daily ended. */
export interface Outcomes {
  /** How many were won with 1, 2, … guesses: the first entry is for one guess. */
  wins: readonly number[];
  lost: number;
}

/** What the comparison needs of a result. */
export type Ending = Pick<Result, "won" | "guesses">;

/** How many have finished. */
export const playersIn = ({ wins, lost }: Outcomes): number => sum(wins) + lost;

/** The outcomes with one more round in them. */
export const withEnding = ({ wins, lost }: Outcomes, { won, guesses }: Ending): Outcomes => ({
  wins: wins.map((count, index) => (won && guesses === index + 1 ? count + 1 : count)),
  lost: won ? lost : lost + 1,
});

/** The share of players who found the answer, 0 to 1; 0 when nobody has played. */
export const solveRate = (outcomes: Outcomes): number => sum(outcomes.wins) / Math.max(1, playersIn(outcomes));

/** Mean guesses of those who found the answer; null when nobody did. */
export function averageGuesses({ wins }: Outcomes): number | null {
  const found = sum(wins);
  return found === 0 ? null : sum(wins.map((count, index) => count * (index + 1))) / found;
}

/** The share of players who needed more guesses than that, or never found the answer, 0 to 1. */
export function shareBehind(outcomes: Outcomes, { won, guesses }: Ending): number {
  const behind = won ? sum(outcomes.wins.slice(guesses)) + outcomes.lost : 0;
  return behind / Math.max(1, playersIn(outcomes));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
