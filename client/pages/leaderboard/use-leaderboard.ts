import { useEffect, useState } from "react";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Period } from "#rules/score";
import { codeOf, fetchLeaderboard, type FailureCode } from "../../api.ts";

/** Which results a leaderboard adds up. */
export interface Choice {
  period: Period;
  game: GameName | "all";
}

export type Leaderboard = Awaited<ReturnType<typeof fetchLeaderboard>>;
export type LeaderboardRow = Leaderboard["rows"][number];

/**
 * The leaderboard of a choice. Until it is here, the one before stays, so that the page does not jump.
 *
 * @param name one's nickname: another one has the board fetched anew
 * @param today another day does so, too; null until it is known
 */
export function useLeaderboard({ period, game }: Choice, name: string | null, today: Day | null) {
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shownOn, showOn] = useState(today);
  // To learn which day it is is no new day.
  if (today !== null && shownOn !== today) {
    showOn(today);
    if (shownOn !== null) setAttempt(attempt + 1);
  }

  useEffect(() => {
    let wanted = true;
    fetchLeaderboard(period, game).then(
      (fetched) => {
        if (!wanted) return;
        setBoard(fetched);
        setFailure(null);
      },
      (error: unknown) => {
        if (wanted) setFailure(codeOf(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [period, game, name, attempt]);

  const isCurrent = board?.period === period && board.game === game;
  return { board, isCurrent, failure, retry: () => setAttempt(attempt + 1) };
}
