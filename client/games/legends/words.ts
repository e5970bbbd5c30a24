import { useTranslation } from "react-i18next";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { playerFullName, type PlayerRegistry } from "../../data/people.ts";
import type { GameTexts } from "../shared/game-screen.ts";

export function useLegendsWords(): GameTexts<"legends", PlayerRegistry> {
  const { t } = useTranslation();
  return {
    nameOf: ({ player }, registry) => playerFullName(registry, player),
    remarkOn({ tries }) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      return t("classic.apart", {
        count: LEGENDS_CLUES.filter((name) => last.clue.marks[name]?.verdict !== "match").length,
      });
    },
  };
}
