import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FIRST_DAY, addDays, puzzleNumber, type Day } from "#rules/day";
import { useFormat } from "../../i18n/format.ts";
import { readResults } from "../../storage/results.ts";
import { unfinishedDays } from "../../storage/rounds.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./archive.module.css";

/** Every day there has been, the latest first, with what became of each. */
export function ArchiveDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const results = new Map(readResults("classic").map((result) => [result.of, result]));
  const begun = new Set(unfinishedDays("classic"));

  const standing = (day: Day) => {
    const result = results.get(day);
    if (result !== undefined) {
      return result.won ? <Tag done>{t("archive.won", { count: result.guesses })}</Tag> : <Tag>{t("archive.lost")}</Tag>;
    }
    return begun.has(day) ? <Tag>{t("archive.begun")}</Tag> : null;
  };
  return (
    <Dialog open onClose={onClose} title={t("archive.title")}>
      <p className="small muted">{t("archive.lead")}</p>
      {puzzleNumber(today) < 2 && <p className={styles.empty}>{t("archive.empty")}</p>}
      <ol className={styles.days} reversed>
        {daysBefore(today).map((day) => (
          <li key={day}>
            <Link to={{ search: `?day=${day}` }} onClick={onClose}>
              <b>{t("puzzle", { number: puzzleNumber(day) })}</b>
              <span>{format.day(day)}</span>
              {standing(day)}
            </Link>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function daysBefore(today: Day): Day[] {
  const days: Day[] = [];
  for (let day = addDays(today, -1); day >= FIRST_DAY; day = addDays(day, -1)) days.push(day);
  return days;
}
