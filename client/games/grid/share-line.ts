import { t } from "i18next";
import type { GameView } from "#rules/games";
import { findRarestPick, rarityOf } from "#rules/grid/rarity";
import { format } from "../../i18n/format.ts";
import { formatPickShare } from "../../i18n/pick-share.ts";
import { placedAfter } from "./placed.ts";
import { usePicks } from "./use-picks.ts";

/** Returns the rarity and the share of the rarest pick, without a name; null until the rarity counts. */
export function useRarityLine(view: GameView<"grid">): string | null {
  const picks = usePicks(view);
  const { players: placed } = placedAfter(view.tries);
  const rarity = picks && rarityOf(placed, picks);
  const rarest = picks && findRarestPick(placed, picks);
  if (rarity === null || rarest === null) return null;
  return t("grid.shareLine", {
    rarity: format.number(Math.round(rarity)),
    share: formatPickShare(rarest.share),
  });
}
