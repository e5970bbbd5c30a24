import type { Day } from "#rules/shared/day";
import { loadBoard } from "../../data/boards.ts";
import { useLoaded } from "../../data/loaded.ts";

type Answer = Awaited<ReturnType<typeof loadBoard>>;

export type FriendsBoard = Extract<Answer, { isMember: true }>;
export type BoardPreview = Extract<Answer, { isMember: false }>;

export type TodaysResults = NonNullable<FriendsBoard["today"]>[number];

/**
 * Fetches a friends' board with one week.
 *
 * @param turn changes with everything that changes the board: members, the visitor's results, the day
 */
export const useFriendsBoard = (code: string, week: Day | null, turn: string) =>
  useLoaded(() => loadBoard(code, week), JSON.stringify([code, week, turn]));
