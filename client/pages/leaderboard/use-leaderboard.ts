import { useState } from "react";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Period } from "#rules/score";
import { fetchLeaderboard } from "../../api.ts";
import { useLoaded } from "../../data/loaded.ts";
import type { Me } from "../../data/me.ts";
import { hasResults } from "../../storage/results.ts";

/** Which results a leaderboard adds up. */
export interface Choice {
  period: Period;
  game: GameName | "all";
}

export type Leaderboard = Awaited<ReturnType<typeof fetchLeaderboard>>;
export type LeaderboardRow = Leaderboard["rows"][number];
/** The visitor's own row, whose rank is null if it is over 1,000. */
export type OwnRow = NonNullable<Leaderboard["you"]>;

/**
 * The leaderboard of a choice. Until it is here, the one before stays, so that the page does not jump.
 *
 * @param me oneself, who is on the board with what was played; another nickname has it fetched anew
 * @param today another day does so, too; null until it is known
 */
export function useLeaderboard({ period, game }: Choice, me: Me | null, today: Day | null) {
  const [days, countDay] = useState({ last: today, turned: 0 });
  // To learn which day it is is no new day.
  if (today !== null && days.last !== today)
    countDay({ last: today, turned: days.last === null ? 0 : days.turned + 1 });
  // Who has played nothing is on no board, and sees the one that everybody does.
  const isKnown = me?.isKnown ?? hasResults();
  const { latest, failure, retry } = useLoaded(
    () => fetchLeaderboard(period, game, isKnown),
    JSON.stringify([period, game, isKnown, me?.nickname ?? null, days.turned]),
  );
  const isCurrent = latest?.period === period && latest.game === game;
  return { board: latest, isCurrent, failure, retry };
}
