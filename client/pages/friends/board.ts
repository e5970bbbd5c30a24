import type { Day } from "#rules/shared/day";
import { fetchBoard } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";

type Answer = Awaited<ReturnType<typeof fetchBoard>>;

/** A board as its members see it. */
export type Board = Extract<Answer, { isMember: true }>;
/** As it is shown to who is no member. */
export type Closed = Extract<Answer, { isMember: false }>;

export type Today = NonNullable<Board["today"]>[number];

/**
 * A board of friends and a week of it.
 *
 * @param turn changes with whatever makes it another: who is on it, one's own results, the day
 */
export const useBoard = (code: string, week: Day | null, turn: string) =>
  useLoaded(() => fetchBoard(code, week), JSON.stringify([code, week, turn]));
