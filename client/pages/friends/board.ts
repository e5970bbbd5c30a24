import type { Day } from "#rules/shared/day";
import { fetchFriendsBoard } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";

type Answer = Awaited<ReturnType<typeof fetchFriendsBoard>>;

/** A board as its members see it. */
export type FriendsBoard = Extract<Answer, { isMember: true }>;
/** As it is shown to who is no member. */
export type BoardFailure = Extract<Answer, { isMember: false }>;

export type TodaysResults = NonNullable<FriendsBoard["today"]>[number];

/**
 * A board of friends and a week of it.
 *
 * @param turn changes with whatever makes it another: who is on it, one's own results, the day
 */
export const useFriendsBoard = (code: string, week: Day | null, turn: string) =>
  useLoaded(() => fetchFriendsBoard(code, week), JSON.stringify([code, week, turn]));
