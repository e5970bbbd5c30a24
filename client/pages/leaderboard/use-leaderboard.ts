import { useState } from "react";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { LeaderboardPeriod } from "#rules/shared/score";
import { fetchLeaderboard } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import { storeNickname, refreshMe } from "../../data/me.ts";
import { hasResults } from "../../storage/results.ts";

/** Which results a leaderboard counts. */
export interface LeaderboardChoice {
  period: LeaderboardPeriod;
  game: GameName | "all";
}

export type LeaderboardResponse = Awaited<ReturnType<typeof fetchLeaderboard>>;
export type RankedRow = LeaderboardResponse["rows"][number];
/** The visitor's own row, whose rank is null if it is over 1,000. */
export type OwnRankedRow = NonNullable<LeaderboardResponse["you"]>;

/**
 * Fetches a leaderboard. Until it arrives the previous one stays, so that the page does not shift.
 *
 * @param renames number of changes of the visitor's nickname: each fetches again
 * @param today a new day fetches again; null until known
 */
export function useLeaderboard({ period, game }: LeaderboardChoice, renames: number, today: Day | null) {
  const [days, countDay] = useState({ last: today, turned: 0 });
  // Learning the current day is not a new day.
  if (today !== null && days.last !== today)
    countDay({ last: today, turned: days.last === null ? 0 : days.turned + 1 });
  const { latest, failure, retry } = useLoaded(
    () => fetchBoard({ period, game }),
    JSON.stringify([period, game, renames, days.turned]),
  );
  const isCurrent = latest?.period === period && latest.game === game;
  return { board: latest, isCurrent, failure, retry };
}

/**
 * Fetches a leaderboard. The visitor's row has the nickname; without a row, the server may lack a result that this
 * browser has.
 */
async function fetchBoard({ period, game }: LeaderboardChoice) {
  const board = await fetchLeaderboard(period, game);
  if (board.you !== null) storeNickname(board.you.nickname);
  else if (hasResults()) void refreshMe();
  else storeNickname(null);
  return board;
}
