import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { MEASURES, type GameName } from "#rules/measures";
import { figureOf } from "#rules/score";
import type { Statistics as Figures } from "#rules/statistics";
import { useFormat } from "../i18n/format.ts";
import { toldBy } from "../i18n/told-by.ts";
import { classNames } from "./class-names.ts";
import styles from "./statistics.module.css";

/**
 * A game's statistics: four figures, and how many rounds ended with each number of guesses or squares.
 *
 * @param mine rung of the round just ended, whose bar is lit; null when nothing was found in it
 */
export function Statistics({ game, figures, mine = null }: { game: GameName; figures: Figures; mine?: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { streak, bestStreak, wins, winRate, played, average, distribution } = figures;
  const measure = MEASURES[game];
  const words = toldBy(game);
  const most = Math.max(1, ...distribution);
  const four = [
    [t("statistics.streak"), format.number(streak)],
    [t("statistics.wins"), format.number(wins)],
    [t("statistics.played"), format.number(played)],
    [t(`${words}.average`), average === null ? "–" : format.number(figureOf(measure, average))],
  ];
  return (
    <>
      <dl className={styles.figures}>
        {four.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        {t("statistics.more", { rate: format.percent(winRate), best: format.number(bestStreak) })}
      </p>
      <h3 className={styles.heading}>{t(`${words}.distribution`)}</h3>
      <ol className={styles.bars} aria-label={t(`${words}.distributionLabel`)}>
        {distribution.map((count, index) => (
          <li key={index} className={classNames(styles.bar, mine === index + 1 && styles.mine)}>
            <span>{figureOf(measure, index + 1)}</span>
            <i style={{ "--v": `${Math.round((100 * count) / most)}%` } as CSSProperties}>{count}</i>
          </li>
        ))}
      </ol>
    </>
  );
}
