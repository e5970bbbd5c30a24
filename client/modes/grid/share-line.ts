import { useTranslation } from "react-i18next";
import type { GameView } from "#rules/games";
import { rarestOf, rarityOf } from "#rules/rarity";
import { useFormat } from "../../i18n/format.ts";
import { placedAfter } from "./placed.ts";
import { usePicks } from "./use-picks.ts";
import { useShareFormat } from "./words.ts";

/** One's rarity and the share of one's rarest pick, who is not named; null until enough have picked for it to mean something. */
export function useRarityLine(view: GameView<"grid">): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const formatShare = useShareFormat();
  const picks = usePicks(view);
  const { players: placed } = placedAfter(view.tries);
  const rarest = picks && rarestOf(placed, picks);
  if (picks === null || rarest === null) return null;
  return t("grid.shareLine", {
    rarity: format.number(Math.round(rarityOf(placed, picks))),
    share: formatShare(rarest.share),
  });
}
