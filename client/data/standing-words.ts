import { useTranslation } from "react-i18next";
import { MEASURES, type GameName } from "#rules/measures";
import type { Standing } from "./standing.ts";

/** Says where a daily stands in a word or two: "In progress", "Won in 3", "Lost", of the Grid "7 of 9". */
export function useStandingWords(): (game: GameName, standing: Standing) => string {
  const { t } = useTranslation();
  return (game, standing) => {
    const { toFind } = MEASURES[game];
    if ("correct" in standing && toFind > 1) return t("home.standing.found", { correct: standing.correct, toFind });
    switch (standing.state) {
      case "won":
        return t("archive.won", { count: standing.guesses });
      case "lost":
        return t("archive.lost");
      case "begun":
        return t("archive.begun");
      case "open":
        return t("home.standing.open");
    }
  };
}
