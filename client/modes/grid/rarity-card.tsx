import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { SQUARES } from "#rules/criteria";
import { hasShares, rarityOf } from "#rules/rarity";
import { useFormat } from "../../i18n/format.ts";
import { Note } from "../../ui/note.tsx";
import styles from "./rarity.module.css";
import type { Placed } from "./placed.ts";
import type { GridPicks } from "../../api.ts";
import { useShareFormat } from "./words.ts";

/** What a grid without a right pick counts: a hundred a square. */
const MOST = 100 * SQUARES.length;

/** The share of an example. */
const EXAMPLE = 38;

/** The rarity so far, on a scale of all it can be; as long as nobody stands on the grid, how it is counted. */
export function RarityCard({ placed: { players: placed }, picks }: { placed: Placed; picks: GridPicks | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const formatShare = useShareFormat();
  const known = [...placed.keys()].map((square) => picks?.[square] ?? null);
  const isAlone = known.length > 0 && known.every((square) => square?.total === 1);
  const waits = picks !== null && known.some((square) => square === null || !hasShares(square));
  if (placed.size === 0)
    return (
      <div className={`card ${styles.card}`}>
        <h2 className="sub">{t("grid.rarityHow")}</h2>
        <ul className={styles.how}>
          <li>
            <b className={styles.good}>{formatShare(EXAMPLE)}</b>
            <span>{t("grid.rarityShare")}</span>
          </li>
          <li>
            <b>100</b>
            <span>{t("grid.rarityEmpty")}</span>
          </li>
          <li>
            <b>{t("grid.rarityRange")}</b>
            <span>{t("grid.raritySum")}</span>
          </li>
        </ul>
        <Scale at={MOST} />
        <Note>{t("grid.rarityWaits")}</Note>
      </div>
    );
  const rarity = picks === null ? null : rarityOf(placed, picks);
  return (
    <div className={`card ${styles.card}`}>
      <h2 className="sub">{t("grid.rarity")}</h2>
      <p className={`num ${styles.rarity}`}>{rarity === null ? "–" : format.number(Math.round(rarity))}</p>
      <Scale at={rarity ?? MOST} />
      <p className="small muted">{t("grid.rarityText")}</p>
      {waits && (
        <Note>
          {isAlone && `${t("grid.rarityAlone")} `}
          {t("grid.rarityWaits")}
        </Note>
      )}
    </div>
  );
}

/** Where a rarity stands between the rarest and the commonest there can be. The figure says it as well. */
function Scale({ at }: { at: number }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true">
      <div className={styles.scale}>
        <i style={{ "--at": `${(100 * at) / MOST}%` } as CSSProperties} />
      </div>
      <p className={styles.ends}>
        <span>{t("grid.rarityLeast")}</span>
        <span>{MOST}</span>
      </p>
    </div>
  );
}
