import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/shared/game-config";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { ArchiveCount, Figures } from "../../ui/statistics.tsx";
import styles from "./me-page.module.css";

/** The visitor's figures of a game; its archive rounds are counted apart. */
export function GameFigures({ game }: { game: GameName }) {
  const { t } = useTranslation();
  const id = useId();
  const figures = useOwnStatistics(game);
  return (
    <section className={styles.game} aria-labelledby={id}>
      <h3 id={id}>{t(`pages.${game}`)}</h3>
      <Figures game={game} figures={figures} isShort />
      <ArchiveCount figures={figures} />
    </section>
  );
}
