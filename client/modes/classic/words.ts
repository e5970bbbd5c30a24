import { useTranslation } from "react-i18next";
import { CLUES } from "#rules/clues";
import { candidateOf } from "#rules/player";
import type { LeagueOn } from "../../data/league.ts";
import type { Words } from "../../round/mode.ts";

export function useClassicWords(): Words<"classic", LeagueOn> {
  const { t } = useTranslation();
  return {
    nameOf({ player }, { facts }) {
      const { first, last } = candidateOf(facts, player);
      return `${first} ${last}`;
    },
    remarkOn({ tries }) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      return t("classic.apart", { count: CLUES.filter((name) => last.clue[name]?.verdict !== "match").length });
    },
  };
}
