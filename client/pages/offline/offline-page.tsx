import { t } from "i18next";
import { useEffect, useState, type ReactNode } from "react";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { Button } from "../../ui/button.tsx";
import { useReloadIfReachable } from "../../browser/connection.ts";
import { Section } from "../../ui/section.tsx";
import { Segment } from "../../ui/segment.tsx";
import { StatisticsPanel } from "../../ui/statistics.tsx";
import styles from "./offline-page.module.css";

/**
 * Shown in place of any page that cannot be loaded offline: why, and the visitor's own statistics.
 *
 * @param children shown above them
 */
export function OfflinePage({ children }: { children?: ReactNode }) {
  useEffect(() => {
    document.title = t("offline.head");
  }, []);
  const { isUnreachable, reload } = useReloadIfReachable();
  const [game, setGame] = useState<GameName>("classic");
  const figures = useOwnStatistics(game);
  return (
    <div className={`wrap stack gap-5 ${styles.page}`}>
      {children}
      <section className={`card stack gap-4 ${styles.matter}`}>
        <h1 className="display">{t("offline.title")}</h1>
        <p>{t("offline.text")}</p>
        <p>
          <Button variant="go" icon="refresh" onClick={reload}>
            {t("loadFailed.retry")}
          </Button>
        </p>
        <p role="status">{isUnreachable && t("loadFailed.stillOffline")}</p>
      </section>
      <Section Heading="h2" className={`card stack gap-4 ${styles.own}`} title={t("statistics.yours")}>
        <Segment
          label={t("statistics.game")}
          wide
          value={game}
          onChange={setGame}
          options={GAME_NAMES.map((value) => ({ value, label: t(`statistics.books.${value}`) }))}
        />
        {figures.played === 0 ? (
          <p className="muted">{t("statistics.empty")}</p>
        ) : (
          <StatisticsPanel game={game} figures={figures} />
        )}
      </Section>
    </div>
  );
}
