import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";
import { useLanguage } from "../i18n/language.ts";
import { usePositionName } from "../i18n/position-name.ts";
import { formatFullYears } from "#rules/league/years";
import { crestOf } from "../ui/club-crest.tsx";
import type { PlayerSuggestion } from "./player-option.tsx";
import type { PlayerRegistry } from "../data/people.ts";

/**
 * Returns a function that describes any NHL player, to distinguish namesakes. For inputs where the club does not reveal
 * the answer.
 */
export function usePlayerDescription(registry: PlayerRegistry | null): (person: PlayerSummary) => PlayerSuggestion {
  const { t } = useTranslation();
  const language = useLanguage();
  const positionName = usePositionName();
  return useCallback(
    ({ position, from, to, born, sweater }) => ({
      crest: crestOf(registry?.clubs ?? new Map(), sweater),
      detail: `${positionName(position)}, ${formatFullYears({ from, to }, language)}`,
      side: born === null ? "" : t("playerInput.born", { year: born }),
    }),
    [registry, positionName, language, t],
  );
}
