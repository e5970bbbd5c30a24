import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/shared/game-config";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { Figures } from "../../ui/statistics.tsx";
import styles from "./me-page.module.css";

/** The visitor's figures of a game. */
export function GameFigures({ game }: { game: GameName }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.game} aria-labelledby={id}>
      <h3 id={id}>{t(`pages.${game}`)}</h3>
      <Figures game={game} figures={useOwnStatistics(game)} />
    </section>
  );
}
