import { t } from "i18next";
import { format } from "./format.ts";

/** Formats a share of a Grid cell's picks in percent: "38%", with a decimal below ten, "2.4%". */
export const formatPickShare = (share: number): string =>
  t("grid.share", { share: format.number(share < 10 ? share : Math.round(share)) });
