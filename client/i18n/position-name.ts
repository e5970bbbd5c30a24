import { useCallback } from "react";
import { useTexts } from "./texts.tsx";
import type { Player } from "#rules/league/player";

/** Returns a function that names a position. Forwards of the early seasons may have none. */
export function usePositionName(): (position: Player["position"]) => string {
  const t = useTexts();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
