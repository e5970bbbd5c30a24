import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { GAME_NAMES, isDaily, type GameName } from "#rules/shared/game-config";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { gameAtPath } from "#rules/site/pages";
import { useMe } from "../../data/me.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { useStoragePersistent } from "../../storage/local-storage.ts";
import { hasBook } from "../../storage/results.ts";
import { CleanSweepCount } from "../../ui/clean-sweep.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Note } from "../../ui/note.tsx";
import { Segment } from "../../ui/segment.tsx";
import { StatisticsPanel } from "../../ui/statistics.tsx";
import styles from "./statistics-dialog.module.css";

const KINDS = ["daily", "practice"] as const;
type Kind = (typeof KINDS)[number];

/** The visitor's statistics of every game. Everything else about the visitor is on `/me`. */
export function StatisticsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const keeping = useStoragePersistent();
  useMe();
  const { pathname } = useLocation();
  const [game, setGame] = useState<GameName>(() => gameAtPath(pathname) ?? "classic");
  const [kind, setKind] = useState<Kind>("daily");
  const hasPractice = hasBook(`${game}-practice`);
  const book = kind === "practice" && hasPractice ? (`${game}-practice` as const) : game;
  const figures = useOwnStatistics(book);
  return (
    <Dialog open={open} onClose={onClose} title={t("header.statistics")}>
      <div className={styles.book}>
        <Segment
          label={t("statistics.game")}
          wide
          value={game}
          onChange={setGame}
          options={GAME_NAMES.map((value) => ({ value, label: t(`statistics.books.${value}`) }))}
        />
        {hasPractice && (
          <Segment
            label={t("statistics.kind")}
            wide
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({
              value,
              label: t(value === "daily" && !isDaily(game) ? "weekly.kind" : `statistics.kinds.${value}`),
            }))}
          />
        )}
      </div>
      <StatisticsPanel game={game} figures={figures} />
      {figures.played === 0 && <p className={styles.empty}>{t("statistics.empty")}</p>}
      <CleanSweepCount sweeps={useCleanSweeps()} />
      {!keeping && <Note>{t("errors.notKept")}</Note>}
      {pathname !== "/me" && (
        <nav className={styles.self} aria-label={t("pages.me")}>
          <LinkList ways={[{ name: t("me.page"), to: "/me" }]} />
        </nav>
      )}
    </Dialog>
  );
}
