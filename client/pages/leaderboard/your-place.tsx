import { t } from "i18next";
import { GAME_CONFIG, isGameName } from "#rules/shared/game-config";
import { useCachedMe } from "../../data/me.ts";
import { format } from "../../i18n/format.ts";
import { formatPeriod, isWeekly } from "./periods.ts";
import { Rank } from "./rank.tsx";
import styles from "./side.module.css";
import type { LeaderboardResponse } from "./use-leaderboard.ts";

/** The visitor's rank among all, or how to get one, and the rule that decides it. */
export function YourPlace({ board: { you, total, period, game } }: { board: LeaderboardResponse }) {
  const { me } = useCachedMe();
  const rule =
    period !== "today" || !isGameName(game) ? "sumRule" : GAME_CONFIG[game].toFind > 1 ? "foundRule" : "rule";
  const isUnnamed = you !== null && you.nickname === null;
  return (
    <section className="card stack gap-3 p-4">
      <h2 className="sub">{t("leaderboard.place.title")}</h2>
      {you === null ? (
        <p className="muted">{t(me?.isKnown === true ? "leaderboard.place.none" : "me.unknown")}</p>
      ) : (
        <p className={`cluster ${styles.place}`}>
          <b>
            <Rank of={you} />
          </b>
          <span className="label-18 muted">
            {total === 1
              ? t("leaderboard.place.alone")
              : t(`leaderboard.place.of.${formatPeriod(period, game)}`, { total: format.number(total) })}
          </span>
        </p>
      )}
      {isUnnamed && <p className="small">{t("leaderboard.place.unnamed")}</p>}
      <p className="small muted">
        {t(isWeekly(game) ? `weekly.${rule === "sumRule" ? rule : "rule"}` : `leaderboard.place.${rule}`)}
      </p>
    </section>
  );
}
