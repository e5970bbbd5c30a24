import { t } from "i18next";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { DayState } from "./day-state.ts";

/** Returns a daily's state in a word or two: "In progress", "Won in 3", "Lost"; "7 of 9" for the Grid. */
export function formatDayState(game: GameName, dayState: DayState): string {
  const { toFind } = GAME_CONFIG[game];
  if ("correct" in dayState && toFind > 1) return t("home.dayState.found", { correct: dayState.correct, toFind });
  switch (dayState.state) {
    case "won":
      return t("archive.won", { count: dayState.guesses });
    case "lost":
      return t("archive.lost");
    case "begun":
      return t("archive.begun");
    case "open":
      return t("home.dayState.open");
  }
}
