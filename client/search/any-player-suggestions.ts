import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";
import { formatFullYears } from "#rules/league/years";
import type { PlayerRegistry } from "../data/people.ts";
import { useLanguage } from "../i18n/language.ts";
import { usePositionName } from "../i18n/position-name.ts";
import { NO_MATCHES } from "../name-search/load-search.ts";
import { crestOf } from "../ui/club-crest.tsx";
import type { PlayerSuggestion } from "./player-option.tsx";

const isAnybody = (): boolean => true;

/**
 * Returns the search over players of history, and a function that describes each, to distinguish namesakes. For inputs where
 * the club does not reveal the answer.
 *
 * @param isListed whether a player can be chosen; the same function with every render
 */
export function useAnyPlayerSuggestions(
  registry: PlayerRegistry | null,
  isListed: (player: PlayerSummary) => boolean = isAnybody,
) {
  const { t } = useTranslation();
  const language = useLanguage();
  const positionName = usePositionName();
  const people = useMemo(
    () => registry?.searchOf(registry.people.filter(isListed)) ?? NO_MATCHES,
    [registry, isListed],
  );
  const describe = useCallback(
    ({ position, from, to, born, sweater }: PlayerSummary): PlayerSuggestion => ({
      crest: crestOf(registry?.clubs ?? new Map(), sweater),
      detail: `${positionName(position)}, ${formatFullYears({ from, to }, language)}`,
      side: born === null ? "" : t("playerInput.born", { year: born }),
    }),
    [registry, positionName, language, t],
  );
  return { people, describe };
}
