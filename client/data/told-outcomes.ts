import type { SealedRound } from "../api.ts";
import type { GameName } from "#rules/measures";
import type { Outcomes } from "#rules/outcomes";
import type { Day } from "#rules/day";

/** The last answer about a round, of which game it was, and when it came by this browser's clock, in Unix milliseconds. */
let last: [game: GameName, answer: SealedRound<GameName>, at: number] | undefined;

/** Notes what the server has told along with the end of a day's round. It is kept nowhere else. */
export const noteTold = (...told: NonNullable<typeof last>): void => {
  last = told;
};

/** For so long it is as good as asking again, in milliseconds. */
const GOOD_MS = 60_000;

/** How all others have ended a day's round, if it was told a moment ago along with one's own end. One's own is not among them. */
export function toldOutcomes(of: GameName, day: Day): Outcomes | null {
  const [game, answer, at = 0] = last ?? [];
  return game === of && answer?.view.day === day && Math.abs(Date.now() - at) < GOOD_MS
    ? (answer.outcomes ?? null)
    : null;
}
