import { isDaily, type GameName } from "#rules/shared/game-config";
import { LEADERBOARD_PERIODS, type LeaderboardPeriod } from "#rules/shared/score";

/** The spans a board is kept for: of a weekly game its running puzzle is all there is of a week. */
export const periodsOf = (game: GameName | "all"): readonly LeaderboardPeriod[] =>
  isWeekly(game) ? LEADERBOARD_PERIODS.filter((period) => period !== "week") : LEADERBOARD_PERIODS;

/** What a span is called: of a weekly game the running puzzle is this week's. */
export const formatPeriod = (period: LeaderboardPeriod, game: GameName | "all"): LeaderboardPeriod =>
  isWeekly(game) && period === "today" ? "week" : period;

const isWeekly = (game: GameName | "all"): boolean => game !== "all" && !isDaily(game);
