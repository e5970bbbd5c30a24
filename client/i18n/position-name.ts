import { t } from "i18next";
import type { Player } from "#rules/league/player";

/** Returns the name of a position. Forwards of the early seasons may have none. */
export const positionName = (position: Player["position"]): string =>
  position === "F" ? t("generator.forward") : t(`positions.${position}`);
