import { isDaily, type GameName } from "#rules/shared/game-config";
import { LEADERBOARD_PERIODS, type LeaderboardPeriod } from "#rules/site/leaderboard";

/** Returns the periods of a leaderboard. A weekly game has its running puzzle and all time. */
export const periodsOf = (game: GameName | "all"): readonly LeaderboardPeriod[] =>
  isWeekly(game) ? LEADERBOARD_PERIODS.filter((period) => period !== "week") : LEADERBOARD_PERIODS;

/** Returns the period's label: a weekly game's running puzzle is "this week". */
export const formatPeriod = (period: LeaderboardPeriod, game: GameName | "all"): LeaderboardPeriod =>
  isWeekly(game) && period === "today" ? "week" : period;

export const isWeekly = (game: GameName | "all"): boolean => game !== "all" && !isDaily(game);
