import { useTranslation } from "react-i18next";
import type { EndedView, Words } from "../../round/mode.ts";
import type { SeasonIndex } from "../../data/seasons.ts";
import { useTeamSeasonName } from "./team-season-name.ts";

export function useRosterWords(): Words<"roster", SeasonIndex> {
  const { t } = useTranslation();
  return {
    ...useTeamSeasonName(),
    remarkOn(view) {
      const found = foundIn(view);
      return found === null ? "" : t(`roster.had.${found}`);
    },
  };
}

/** What of the answer the guesses of a lost round had right. */
function foundIn({ tries }: EndedView<"roster">): "both" | "team" | "season" | null {
  const had = (clue: "team" | "season"): boolean => tries.some((made) => made.clue[clue].verdict === "match");
  if (had("team")) return had("season") ? "both" : "team";
  return had("season") ? "season" : null;
}
