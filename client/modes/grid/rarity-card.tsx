import { useTranslation } from "react-i18next";
import { hasShares, rarityOf } from "#rules/rarity";
import { useFormat } from "../../i18n/format.ts";
import styles from "./table.module.css";
import type { Placed } from "./placed.ts";
import type { GridPicks } from "../../data/told-picks.ts";

/** The rarity so far, and how it is counted. */
export function RarityCard({ placed: { players: placed }, picks }: { placed: Placed; picks: GridPicks | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const waits =
    picks !== null &&
    [...placed.keys()].some((square) => {
      const known = picks[square] ?? null;
      return known === null || !hasShares(known);
    });
  return (
    <div className={`card ${styles.card} ${styles.count}`}>
      <h2 className="sub">{t("grid.rarity")}</h2>
      <p className={`num ${styles.rarity}`}>
        {picks === null ? "–" : format.number(Math.round(rarityOf(placed, picks)))}
      </p>
      <p className="small muted">
        {t("grid.rarityText")} {waits && t("grid.rarityWaits")}
      </p>
    </div>
  );
}
