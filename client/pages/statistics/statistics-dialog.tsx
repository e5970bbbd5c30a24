import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../../me.ts";
import { useOwnStatistics } from "../../own-statistics.ts";
import { useKeeping } from "../../storage/kept.ts";
import type { Book } from "../../storage/results.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { Segment } from "../../ui/segment.tsx";
import { Statistics } from "../../ui/statistics.tsx";
import { ForgetMe } from "./forget-me.tsx";
import { MoveDevice } from "./move-device.tsx";
import styles from "./statistics-dialog.module.css";

const BOOKS: readonly Book[] = ["classic", "unlimited"];

/** One's statistics of every game, from the header of any page, and what can be done with all that is kept of oneself. */
export function StatisticsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const keeping = useKeeping();
  useMe();
  const [book, setBook] = useState<Book>("classic");
  const figures = useOwnStatistics(book);
  return (
    <Dialog open={open} onClose={onClose} title={t("header.statistics")}>
      <div className={styles.book}>
        <Segment
          label={t("statistics.game")} wide value={book} onChange={setBook}
          options={BOOKS.map((value) => ({ value, label: t(`statistics.books.${value}`) }))}
        />
      </div>
      <Statistics figures={figures} />
      {figures.played === 0 && <p className={styles.empty}>{t("statistics.empty")}</p>}
      {!keeping && <Note>{t("errors.notKept")}</Note>}
      <div className={styles.self}>
        <MoveDevice />
        <ForgetMe />
      </div>
    </Dialog>
  );
}
