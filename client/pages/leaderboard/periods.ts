import { isDaily, type GameName } from "#rules/shared/game-config";
import { PERIODS, type Period } from "#rules/shared/score";

/** The spans a board is kept for: of a weekly game its running puzzle is all there is of a week. */
export const periodsOf = (game: GameName | "all"): readonly Period[] =>
  isWeekly(game) ? PERIODS.filter((period) => period !== "week") : PERIODS;

/** What a span is called: of a weekly game the running puzzle is this week's. */
export const spanOf = (period: Period, game: GameName | "all"): Period =>
  isWeekly(game) && period === "today" ? "week" : period;

const isWeekly = (game: GameName | "all"): boolean => game !== "all" && !isDaily(game);
