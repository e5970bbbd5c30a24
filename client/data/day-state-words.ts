import { t } from "i18next";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { isOver, type DayState } from "./day-state.ts";

/** Returns a daily's state in a word or two: "In progress", "Won in 3", "Lost"; "7 of 9" for the Grid. */
export function formatDayState(game: GameName, dayState: DayState): string {
  if (!isOver(dayState)) return t(dayState.state === "begun" ? "archive.begun" : "home.dayState.open");
  const { toFind } = GAME_CONFIG[game];
  const { won, guesses, correct } = dayState;
  if (toFind > 1) return t("home.dayState.found", { correct, toFind });
  return won ? t("archive.won", { count: guesses }) : t("archive.lost");
}
