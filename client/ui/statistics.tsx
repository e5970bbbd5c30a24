import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Statistics as Figures } from "#rules/statistics";
import { useFormat } from "../i18n/format.ts";
import { classNames } from "./class-names.ts";
import styles from "./statistics.module.css";

/**
 * A game's statistics: four figures and the distribution of wins.
 *
 * @param mine guesses of the round just won, whose bar is lit
 */
export function Statistics({ figures, mine }: { figures: Figures; mine?: number | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { streak, bestStreak, wins, winRate, played, average, distribution } = figures;
  const most = Math.max(1, ...distribution);
  const four = [
    [t("statistics.streak"), format.number(streak)],
    [t("statistics.wins"), format.number(wins)],
    [t("statistics.played"), format.number(played)],
    [t("statistics.average"), average === null ? "–" : format.number(average)],
  ];
  return (
    <>
      <dl className={styles.figures}>
        {four.map(([name, value]) => <div key={name} className={styles.figure}><dt>{name}</dt><dd>{value}</dd></div>)}
      </dl>
      <p className={styles.more}>
        {t("statistics.more", { rate: format.percent(winRate), best: format.number(bestStreak) })}
      </p>
      <h3 className={styles.heading}>{t("statistics.distribution")}</h3>
      <ol className={styles.bars} aria-label={t("statistics.distributionLabel")}>
        {distribution.map((count, index) => (
          <li key={index} className={classNames(styles.bar, mine === index + 1 && styles.mine)}>
            <span>{index + 1}</span>
            <i style={{ "--v": `${Math.round((100 * count) / most)}%` } as CSSProperties}>{count}</i>
          </li>
        ))}
      </ol>
    </>
  );
}
