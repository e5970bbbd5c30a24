import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";

/** Returns a function that names a position. Forwards of the early seasons may have none. */
export function usePositionName(): (position: PlayerSummary["position"]) => string {
  const { t } = useTranslation();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
