import { useTranslation } from "react-i18next";
import { CLUES } from "#rules/classic/clues";
import { candidateOf } from "#rules/league/rostered-players";
import type { LeagueOn } from "../../data/league.ts";
import type { EndedView, Words } from "../shared/game-screen.ts";

/** A guess that is further away from the answer was not close. */
const MAX_TILES_AWAY = 2;

export function useClassicWords() {
  const { t } = useTranslation();
  return {
    nameOf({ player }: { player: number }, { facts }: LeagueOn) {
      const { first, last } = candidateOf(facts, player);
      return `${first} ${last}`;
    },
    remarkOn({ tries }: EndedView<"classic">) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      const count = CLUES.filter((name) => last.clue[name]?.verdict !== "match").length;
      return count > MAX_TILES_AWAY ? "" : t("classic.apart", { count });
    },
  } satisfies Words<"classic", LeagueOn>;
}
