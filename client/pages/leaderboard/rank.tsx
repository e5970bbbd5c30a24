import { t } from "i18next";
import { format } from "../../i18n/format.ts";
import type { OwnRankedRow, RankedRow } from "./use-leaderboard.ts";

/** A rank, or "Top 12%" below the first hundred. */
export function Rank({ of }: { of: RankedRow | OwnRankedRow }) {
  if (of.rank !== null) return format.number(of.rank);
  return t("leaderboard.place.top", { percent: format.percent(of.topPercent / 100) });
}
