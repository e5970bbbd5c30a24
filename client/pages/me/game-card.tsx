import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/measures";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { Statistics } from "../../ui/statistics.tsx";
import styles from "./me-page.module.css";

/** One's figures of a game, of its puzzles of a day. */
export function GameCard({ game }: { game: GameName }) {
  const { t } = useTranslation();
  const id = useId();
  const figures = useOwnStatistics(game);
  return (
    <section className={`card ${styles.card}`} aria-labelledby={id}>
      <h3 id={id}>{t(`pages.${game}`)}</h3>
      {figures.played === 0 ? (
        <p className="muted small">{t("statistics.empty")}</p>
      ) : (
        <Statistics game={game} figures={figures} />
      )}
    </section>
  );
}
