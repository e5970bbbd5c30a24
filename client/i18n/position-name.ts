import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Player } from "#rules/league/player";

/** Returns a function that names a position. Forwards of the early seasons may have none. */
export function usePositionName(): (position: Player["position"]) => string {
  const { t } = useTranslation();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
