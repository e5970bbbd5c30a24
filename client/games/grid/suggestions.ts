import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";
import { useLanguage } from "../../i18n/language.ts";
import { usePositionName } from "../../i18n/position-name.ts";
import { formatFullYears } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import type { PlayerSuggestion } from "../../search/player-option.tsx";
import type { SearchablePlayer, NameSearch } from "../../name-search/search.ts";
import type { PlacedPicks } from "./placed.ts";

/** Returns all players in history as a search, best known first. */
export const useAllPlayerSuggestions = (registry: PlayerRegistry): NameSearch<PlayerSummary & SearchablePlayer> =>
  useMemo(
    () => registry.searchOf(registry.people.map((person) => ({ ...person, fameRank: -person.renown }))),
    [registry],
  );

/** Returns a line that distinguishes namesakes by position and years: a crest would reveal the club. */
export function useGridDescription({ players: placed }: PlacedPicks): (person: PlayerSummary) => PlayerSuggestion {
  const { t } = useTranslation();
  const language = useLanguage();
  const positionName = usePositionName();
  return useCallback(
    ({ id, position, from, to }: PlayerSummary): PlayerSuggestion => ({
      detail: positionName(position),
      side: formatFullYears({ from, to }, language),
      spent: [...placed.values()].includes(id) ? t("grid.onGrid") : t("grid.missedHere"),
    }),
    [placed, language, positionName, t],
  );
}
