import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Outcomes } from "#rules/outcomes";

/** For so long it is as good as asking again, in milliseconds. */
const GOOD_MS = 60_000;

let last: { puzzle: string; outcomes: Outcomes; at: number } | null = null;

const puzzleOf = (game: GameName, day: Day): string => `${game} ${day}`;

/** Notes what the server has told along with the end of a day's round of how all others have ended it. It is kept nowhere else. */
export function noteOutcomes(game: GameName, day: Day, outcomes: Outcomes): void {
  last = { puzzle: puzzleOf(game, day), outcomes, at: Date.now() };
}

/** How all others have ended a day's round, if it was told a moment ago. One's own is not among them. */
export const toldOutcomes = (game: GameName, day: Day): Outcomes | null =>
  last?.puzzle === puzzleOf(game, day) && Math.abs(Date.now() - last.at) < GOOD_MS ? last.outcomes : null;
