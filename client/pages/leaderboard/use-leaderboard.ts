import type { InferResponseType } from "hono/client";
import type { Day } from "#rules/shared/day";
import { placeOnLeaderboard, type LeaderboardScope } from "#rules/site/leaderboard";
import { api, readResponse } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import { storeNickname } from "../../data/me.ts";
import { sumOwnResults } from "./own-standing.ts";

/** Which results a leaderboard counts. */
export type LeaderboardChoice = Omit<LeaderboardScope, "today">;

export type LeaderboardResponse = InferResponseType<typeof api.leaderboard.$get>;
export type RankedRow = LeaderboardResponse["rows"][number];
/** The visitor's own row, whose rank is null below the first hundred. */
export type OwnRankedRow = NonNullable<LeaderboardResponse["you"]>;

/**
 * Fetches a leaderboard. Until it arrives the previous one stays, so that the page does not shift.
 *
 * @param changes number of changes of the visitor, such as of the nickname: each fetches again
 * @param today a new day fetches again
 */
export function useLeaderboard({ period, game }: LeaderboardChoice, changes: number, today: Day) {
  const { latest, failure, retry } = useLoaded(
    () => fetchBoard({ period, game }),
    JSON.stringify([period, game, changes, today]),
  );
  const isCurrent = latest?.period === period && latest.game === game;
  return { board: latest, isCurrent, failure, retry };
}

/** Fetches a leaderboard. For all time, a visitor without a nickname is placed by this browser's results. */
async function fetchBoard({ period, game }: LeaderboardChoice) {
  const board = await readResponse(api.leaderboard.$get({ query: { period, game } }));
  storeNickname(board.nickname);
  const { rows, ranges, total } = board;
  const own = ranges && sumOwnResults(game);
  return own ? { ...board, ...placeOnLeaderboard(rows, ranges, own, total + 1) } : board;
}
