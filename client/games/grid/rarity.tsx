import { t } from "i18next";
import { useMemo, type CSSProperties } from "react";
import { expectedRarity, rarityOf, typicalRarity } from "#rules/grid/rarity";
import type { EndedProps } from "../shared/game-screen.ts";
import { format } from "../../i18n/format.ts";
import { placedAfter } from "./placed.ts";
import styles from "./rarity.module.css";
import { usePicks } from "./use-picks.ts";

/** The rarity of nine empty cells. */
const MOST = 900;

/** The rarity of a Grid on a scale, with the range of a full grid; the expected one until today's counts. */
export function Rarity({ view, league }: EndedProps<"grid">) {
  const picks = usePicks(view);
  const { squares } = view.answer;
  const { players: placed } = placedAfter(view.tries);
  const ranks = useMemo(() => {
    const byFame = [...league.players.values()].sort((a, b) => a.fameRank - b.fameRank);
    return new Map(byFame.map(({ id }, at) => [id, at + 1]));
  }, [league]);
  const rankOf = (id: number): number => ranks.get(id) ?? ranks.size;
  const today = picks === null ? null : rarityOf(placed, picks);
  const rarity = today ?? expectedRarity(placed, squares, rankOf);
  const [low, high] = typicalRarity(squares, rankOf);
  const place = (value: number): string => `${(100 * value) / MOST}%`;
  return (
    <div>
      <p className={`cluster muted text-13 ${styles.rarity}`}>
        <b className="bold-24 ink">
          {t(today === null ? "grid.rarity.expected" : "grid.rarity.today", {
            rarity: format.number(Math.round(rarity)),
          })}
        </b>{" "}
        <span>{t("grid.rarity.typical", { low: format.number(low), high: format.number(high) })}</span>
      </p>
      <div
        className={`relative surface-3 ${styles.scale}`}
        style={{ "--low": place(low), "--high": place(high), "--own": place(rarity) } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </div>
      <p className={`flex justify-between muted ${styles.ends}`}>
        <span>{t("grid.rarity.least")}</span>
        <span>{format.number(MOST)}</span>
      </p>
    </div>
  );
}
