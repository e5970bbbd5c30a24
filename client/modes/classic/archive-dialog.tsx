import { useTranslation } from "react-i18next";
import { puzzleNumber, type Day } from "#rules/day";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./archive.module.css";
import { Calendar } from "./calendar.tsx";
import { DayMark } from "./day-mark.tsx";

/** The days there have been, month by month, with what became of each. */
export function ArchiveDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t("archive.title")}>
      <p className="small muted">{t("archive.lead")}</p>
      {puzzleNumber(today) < 2 ? <p className={styles.empty}>{t("archive.empty")}</p> : <Calendar today={today} onGo={onClose} />}
      <ul className={styles.key} aria-label={t("archive.key")}>
        <li><DayMark standing={{ state: "won", guesses: 3 }} />{t("archive.wonKey")}</li>
        <li><DayMark standing={{ state: "lost" }} />{t("archive.lost")}</li>
        <li><DayMark standing={{ state: "begun" }} />{t("archive.begun")}</li>
        <li><DayMark standing={{ state: "open" }} />{t("archive.open")}</li>
      </ul>
    </Dialog>
  );
}
