import { useTranslation } from "react-i18next";
import { LEGEND_CLUES } from "#rules/legends/clues";
import { fullName, type Registry } from "../../data/people.ts";
import type { Words } from "../shared/game-screen.ts";

export function useLegendsWords(): Words<"legends", Registry> {
  const { t } = useTranslation();
  return {
    nameOf: ({ player }, registry) => fullName(registry, player),
    remarkOn({ tries }) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      return t("classic.apart", {
        count: LEGEND_CLUES.filter((name) => last.clue.marks[name]?.verdict !== "match").length,
      });
    },
  };
}
