import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";

/** Names a position; a forward of the early days may have none of his own. */
export function usePositionName(): (position: PlayerSummary["position"]) => string {
  const { t } = useTranslation();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
