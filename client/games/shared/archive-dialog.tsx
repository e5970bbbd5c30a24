import { t } from "i18next";
import { puzzleNumberOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { isDaily, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { figureWordsOf } from "../../i18n/figure-words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./archive.module.css";
import { ArchiveCalendar } from "./calendar.tsx";
import { DayMark, type DayResult } from "./day-mark.tsx";

/** The past days of a daily, or Sundays of a weekly game, by month, with the visitor's result of each. */
export function ArchiveDialog({ game, today, onClose }: { game: GameName; today: Day; onClose: () => void }) {
  const { toFind } = GAME_CONFIG[game];
  const marks: [mark: DayResult, meaning: string][] = [
    [{ state: "won", figure: toFind > 1 ? toFind : 3 }, t(`${figureWordsOf(game)}.wonKey`)],
    [{ state: "lost", figure: toFind > 1 ? 6 : null }, t("archive.lost")],
    [{ state: "begun", figure: null }, t("archive.begun")],
    [{ state: "open", figure: null }, t("archive.open")],
  ];
  return (
    <Dialog onClose={onClose} title={t("archive.title")}>
      <p className="small muted">{t("archive.lead")}</p>
      {puzzleNumberOn(GAME_CONFIG[game], today) < 2 ? (
        <p className="mt-5">{t(isDaily(game) ? "archive.empty" : "weekly.empty")}</p>
      ) : (
        <ArchiveCalendar game={game} today={today} onGo={onClose} />
      )}
      <ul className={`cluster mt-4 hairline small muted ${styles.key}`} aria-label={t("archive.key")}>
        {marks.map(([mark, meaning]) => (
          <li key={mark.state} className="row gap-2">
            <DayMark mark={mark} />
            {meaning}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
