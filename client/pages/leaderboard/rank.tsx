import { useTexts } from "../../i18n/texts.tsx";
import { useFormat } from "../../i18n/format.ts";
import type { OwnRankedRow, RankedRow } from "./use-leaderboard.ts";

/** A rank, or "Top 12%" below the first hundred. */
export function Rank({ of }: { of: RankedRow | OwnRankedRow }) {
  const t = useTexts();
  const format = useFormat();
  if (of.rank !== null) return format.number(of.rank);
  return t("leaderboard.place.top", { percent: format.percent(of.topPercent / 100) });
}
