import { useTranslation } from "react-i18next";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { findCandidate } from "#rules/league/rostered-players";
import type { LeagueVersion } from "../../data/league.ts";
import type { EndedRound, GameTexts } from "../shared/game-screen.ts";

/** A guess that is further away from the answer was not close. */
const MAX_TILES_AWAY = 2;

export function useClassicWords() {
  const { t } = useTranslation();
  return {
    nameOf({ player }: { player: number }, { facts }: LeagueVersion) {
      const { first, last } = findCandidate(facts, player);
      return `${first} ${last}`;
    },
    remarkOn({ tries }: EndedRound<"classic">) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      const count = CLASSIC_CLUES.filter((name) => last.clue[name]?.verdict !== "match").length;
      return count > MAX_TILES_AWAY ? "" : t("classic.apart", { count });
    },
  } satisfies GameTexts<"classic", LeagueVersion>;
}
